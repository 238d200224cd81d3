import { ApiError, createPlatformStore, sessionChecked, type PlatformApi, type SiteConfig } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { WatchButton } from '../save-car/WatchButton';
import { Watchlist } from './Watchlist';

const site = aSite({ switches: { favouritesEnabled: true, watchlistEnabled: true } });
const car = aCar({ id: 7, year: 2021, make: 'Kia', model: 'Cerato', badge: null, series: null });
const saveButton = (pressed: boolean) => screen.findByRole('button', { name: `${pressed ? 'Saved' : 'Save'} 2021 Kia Cerato`, pressed });

function signedIn(user: { id: number; phone: string } | null = { id: 1, phone: '+61491570006' }, on: SiteConfig = site) {
  const store = createPlatformStore({ site: on });
  store.dispatch(sessionChecked(user));
  return store;
}

interface BackEnd {
  saved?: number[];
  post?: () => Promise<unknown>;
}

function backEnd({ saved = [], post = () => Promise.resolve({ success: true, car_ids: [] }) }: BackEnd = {}) {
  const api = { get: jest.fn(() => Promise.resolve({ car_ids: saved })), post: jest.fn(post) };
  return { api: api as unknown as PlatformApi, ...api };
}

describe('button', () => {
  it('SE-068 SE-070 SE-073 SE-075 SE-076 saves a car: shown at once, toast with the list, event 39', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { api, post } = backEnd({ post: () => new Promise((resolve) => { answer = resolve; }) });
    const { store, track } = renderOnPlatform(<WatchButton car={car} />, { site, store: signedIn(), api });

    await userEvent.click(await saveButton(false));
    expect(await saveButton(true)).toBeVisible();
    expect(post).toHaveBeenCalledWith('/api/watchlist/save-car', { phone_number: '+61491570006', car_id: 7 });
    expect(store.getState().toasts).toEqual([]);

    answer({ success: true, car_ids: [7] });
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ text: 'Car Saved In Watchlist', action: { label: 'View List', path: '/watchlist' } }]),
    );
    expect(track.mock.calls).toEqual([[{ id: 39, carId: 7 }]]);
  });

  it('SE-069 SE-074 SE-076 removes a saved car with a toast and without an event', async () => {
    const { api, post } = backEnd({ saved: [7] });
    const { store, track } = renderOnPlatform(<WatchButton car={car} />, { site, store: signedIn(), api });

    await userEvent.click(await saveButton(true));
    expect(post).toHaveBeenCalledWith('/api/watchlist/remove-car', { phone_number: '+61491570006', car_id: 7 });
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Car Removed', action: { label: 'View List' } }]));
    expect(track).not.toHaveBeenCalled();
  });

  it.each([
    ['an error answer', () => Promise.reject(new ApiError('You can not do that.', 403, 'forbidden')), 'You can not do that.'],
    ['an unsuccessful answer', () => Promise.resolve({ success: false, message: 'The list is full.' }), 'The list is full.'],
  ])('SE-070 SE-077 AP-040 puts the list back and shows the message after %s', async (_what, post, message) => {
    const { api } = backEnd({ post });
    const { store, track } = renderOnPlatform(<WatchButton car={car} />, { site, store: signedIn(), api });

    await userEvent.click(await saveButton(false));
    expect(await saveButton(false)).toBeVisible();
    expect(store.getState().alerts).toEqual([message]);
    expect(store.getState().toasts).toEqual([]);
    expect(track).not.toHaveBeenCalled();
  });

  it.each([
    ['who is not signed in', null],
    ['without a phone', { id: 1, phone: '' }],
  ])('SE-072 sends a visitor %s to the sign-in page and saves nothing', async (_who, user) => {
    const { api, post } = backEnd();
    const here = '/search/used-cars?make=Kia';
    history.replaceState(null, '', here);
    const { address } = renderOnPlatform(<WatchButton car={car} />, { site, store: signedIn(user), api, path: here });

    await userEvent.click(await saveButton(false));
    const target = new URL(address(), 'https://site.example');
    expect(target.pathname).toBe('/sign-in');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      type: 'watchlist',
      redirect: here,
      back: here,
    });
    expect(post).not.toHaveBeenCalled();
  });

  it('SE-072 waits for the session before it decides', async () => {
    const { address } = renderOnPlatform(<WatchButton car={car} />, { site, store: createPlatformStore({ site }), path: '/search' });
    await userEvent.click(await saveButton(false));
    expect(address()).toBe('/search');
  });

  it('SE-071 has no button for a sold car, unless it is in the list', async () => {
    const sold = { ...car, status: 'sold' as const };
    const { unmount } = renderOnPlatform(<WatchButton car={sold} />, { site, store: signedIn(), api: backEnd().api });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    renderOnPlatform(<WatchButton car={sold} />, { site, store: signedIn(), api: backEnd({ saved: [7] }).api });
    expect(await saveButton(true)).toBeVisible();
  });

  it.each([{ watchlistEnabled: false }, { favouritesEnabled: false }])('SE-079 has no button with %j', (off) => {
    const other = aSite({ switches: { favouritesEnabled: true, watchlistEnabled: true, ...off } });
    renderOnPlatform(<WatchButton car={car} />, { site: other, store: signedIn(undefined, other), api: backEnd().api });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

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

describe('page', () => {
  const cars = [aCar({ id: 7, name: 'Newest', year: 2021, make: 'Kia', model: 'Cerato', badge: null }), aCar({ id: 3, status: 'sold', year: 2019, make: 'Mazda', model: '3', badge: null })];
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const answering = (chosen: () => Promise<unknown>, saved = [7, 3]) =>
    ({ get: jest.fn((path: string) => (path === '/api/watchlist' ? Promise.resolve({ car_ids: saved }) : chosen())) }) as unknown as PlatformApi;

  it('SE-075 SE-078 shows a car that was saved after the list had been read', async () => {
    const api = {
      get: jest.fn((path: string) => Promise.resolve(path === '/api/watchlist' ? { car_ids: [] } : [car])),
      post: () => Promise.resolve({ success: true, car_ids: [7] }),
    } as unknown as PlatformApi;
    const { store } = renderOnPlatform(<ButtonThenList />, { site, store: signedIn(), api });
    await userEvent.click(await saveButton(false));
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'View List' }));
    expect(await screen.findByRole('heading', { name: '2021 Kia Cerato' })).toBeVisible();
  });

  it('SE-078 shows the saved cars, newest first, sold ones included', async () => {
    renderOnPlatform(<Watchlist />, { site, store: signedIn(), api: answering(() => Promise.resolve(cars)) });
    expect(await screen.findByRole('heading', { name: '2021 Kia Cerato' })).toBeVisible();
    expect(headings()).toEqual(['2021 Kia Cerato', '2019 Mazda 3']);
  });

  it('SE-078 says when it is empty', async () => {
    renderOnPlatform(<Watchlist />, { site, store: signedIn(), api: answering(() => Promise.resolve([]), []) });
    expect(await screen.findByRole('heading', { name: 'Your watchlist is empty.' })).toBeVisible();
  });

  it('SE-078 offers to try again when the cars can not be had', async () => {
    let attempts = 0;
    const chosen = () => ((attempts += 1) === 1 ? Promise.reject(new ApiError('down', 502, 'upstream_failed')) : Promise.resolve(cars));
    renderOnPlatform(<Watchlist />, { site, store: signedIn(), api: answering(chosen) });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: '2021 Kia Cerato' })).toBeVisible();
  });
});
