import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Breadcrumbs } from './Breadcrumbs';

it('leads back to the pages before and marks this one', async () => {
  const { address } = renderOnPlatform(
    <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Used cars', to: '/search' }, { label: '2021 Corolla' }]} />,
    { path: '/cars/1' },
  );
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'Used cars', '2021 Corolla']);
  expect(breadcrumbs.getByText('2021 Corolla')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(breadcrumbs.getByRole('link', { name: 'Used cars' }));
  expect(address()).toBe('/search');
});
