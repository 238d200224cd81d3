import { favouriteAdded, favouriteOf } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouriteList } from './FavouriteList';

it('SE-081 lists the saved cars with image, name and links', async () => {
  const store = createPlatformStore({ site: aSite() });
  store.dispatch(favouriteAdded(favouriteOf(aCar({ id: 7, name: '2021 Kia Cerato', slug: 'kia-cerato-7', make: 'Kia', model: 'Cerato' }))));
  renderOnPlatform(<FavouriteList />, { store });

  expect(screen.getByRole('img', { name: '2021 Kia Cerato' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2021 Kia Cerato' })).toHaveAttribute('href', '/cars/kia-cerato-7');

  await userEvent.click(screen.getByRole('button', { name: 'Remove 2021 Kia Cerato' }));
  expect(screen.getByRole('heading', { name: 'You have no favourites yet.' })).toBeVisible();
});

it('SE-081 displays a message when there are none', () => {
  renderOnPlatform(<FavouriteList />);

  expect(screen.getByRole('heading', { name: 'You have no favourites yet.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/search/new-used-and-demo-cars');
});
