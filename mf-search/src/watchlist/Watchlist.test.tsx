import { ApiError, sessionChecked, type PlatformApi } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import remote from '../remote';
import { WatchButton } from '../save-car/WatchButton';
import { Watchlist } from './Watchlist';

const site = aSite({ switches: { favouritesEnabled: true, watchlistEnabled: true } });
const car = aCar({ id: 7, year: 2021, make: 'Kia', model: 'Cerato', badge: null, series: null });

function signedIn() {
  const store = createPlatformStore({ site });
  store.dispatch(sessionChecked({ id: 1, phone: '+61491570006' }));
  return store;
}

/** Two pages of one visit. */
function ButtonThenList() {
  const [isList, setList] = useState(false);
  if (isList) return <Watchlist />;
  return (
    <>
      <WatchButton car={car} />
      <button onClick={() => setList(true)}>View List</button>
    </>
  );
}

const cars = [
  aCar({ id: 7, name: 'Newest', year: 2021, make: 'Kia', model: 'Cerato', badge: null }),
  aCar({ id: 3, status: 'sold', year: 2019, make: 'Mazda', model: '3', badge: null }),
];
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const apiWith = (chosen: () => Promise<unknown>, saved = [7, 3]) =>
  ({
    get: jest.fn((path: string) => (path === '/api/watchlist' ? Promise.resolve({ car_ids: saved }) : chosen())),
  }) as unknown as PlatformApi;

it('SE-075 SE-078 lists a car that was saved after the list had loaded', async () => {
  const api = {
    get: jest.fn((path: string) => Promise.resolve(path === '/api/watchlist' ? { car_ids: [] } : [car])),
    post: () => Promise.resolve({ success: true, car_ids: [7] }),
  } as unknown as PlatformApi;
  const { store } = renderOnPlatform(<ButtonThenList />, { site, store: signedIn(), api });
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2021 Kia Cerato' }));
  await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'View List' }));
  expect(await screen.findByRole('heading', { name: '2021 Kia Cerato' })).toBeVisible();
});

it('SE-078 lists the saved cars, newest first, sold ones included', async () => {
  await renderPage(remote, '/watchlist', { site, store: signedIn(), api: apiWith(() => Promise.resolve(cars)) });
  expect(await screen.findByRole('heading', { name: '2021 Kia Cerato' })).toBeVisible();
  expect(headings()).toEqual(['2021 Kia Cerato', '2019 Mazda 3']);
});

it('SE-082 adds a saved car to the comparison', async () => {
  const comparing = aSite({ switches: { favouritesEnabled: true, watchlistEnabled: true, compareEnabled: true } });
  await renderPage(remote, '/watchlist', { site: comparing, store: signedIn(), api: apiWith(() => Promise.resolve(cars)) });
  await userEvent.click(await screen.findByRole('button', { name: 'More about 2021 Kia Cerato' }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2021 Kia Cerato' }));
  await userEvent.click(screen.getByRole('button', { name: 'More about 2021 Kia Cerato' }));
  expect(screen.getByRole('button', { name: 'Compare 2021 Kia Cerato', pressed: true })).toBeVisible();
});

it('SE-078 displays a message when it is empty', async () => {
  await renderPage(remote, '/watchlist', { site, store: signedIn(), api: apiWith(() => Promise.resolve([]), []) });
  expect(await screen.findByRole('heading', { name: 'Your watchlist is empty.' })).toBeVisible();
});

it('SE-078 offers Retry when the cars cannot be loaded', async () => {
  let attempts = 0;
  const chosen = () => ((attempts += 1) === 1 ? Promise.reject(new ApiError('down', 502, 'upstream_failed')) : Promise.resolve(cars));
  await renderPage(remote, '/watchlist', { site, store: signedIn(), api: apiWith(chosen) });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: '2021 Kia Cerato' })).toBeVisible();
});
