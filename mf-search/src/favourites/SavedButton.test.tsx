import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const car = aCar({ id: 7, year: 2021, make: 'Toyota', model: 'Corolla', badge: null, series: null });

function siteWith(favouritesEnabled: boolean) {
  const site = aSite();
  return { ...site, switches: { ...site.switches, favouritesEnabled } };
}

it('SE-080 adds the favourite and takes it out again, without sign-in', async () => {
  const { store } = await renderSlot(remote, 'saved-button', { car: car }, { site: siteWith(true) });

  await userEvent.click(screen.getByRole('button', { name: 'Favourite 2021 Toyota Corolla', pressed: false }));
  expect(store.getState().favourites.map((each) => each.id)).toEqual([7]);

  await userEvent.click(screen.getByRole('button', { name: 'Favourite 2021 Toyota Corolla', pressed: true }));
  expect(store.getState().favourites).toEqual([]);
});

it('SE-079 shows no button where favourites are off', async () => {
  await renderSlot(remote, 'saved-button', { car: car }, { site: siteWith(false) });

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('SE-079 shows no button on a car that is not in stock', async () => {
  await renderSlot(remote, 'saved-button', { car: { ...car, status: 'sold' } }, { site: siteWith(true) });

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
