import { ApiError, sessionChecked, type PlatformApi, type SiteConfig } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WatchButton } from './WatchButton';

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

it('SE-068 SE-070 SE-073 SE-075 SE-076 saves a car with an optimistic update, a toast that links to the list, and event 39', async () => {
  let respond: (value: unknown) => void = () => undefined;
  const { api, post } = backEnd({
    post: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  const { store, track } = renderOnPlatform(<WatchButton car={car} />, { site, store: signedIn(), api });

  await userEvent.click(await saveButton(false));
  expect(await saveButton(true)).toBeVisible();
  expect(post).toHaveBeenCalledWith('/api/watchlist/save-car', { phone_number: '+61491570006', car_id: 7 });
  expect(store.getState().toasts).toEqual([]);

  respond({ success: true, car_ids: [7] });
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
  ['an error response', () => Promise.reject(new ApiError('You can not do that.', 403, 'forbidden')), 'You can not do that.'],
  ['an unsuccessful response', () => Promise.resolve({ success: false, message: 'The list is full.' }), 'The list is full.'],
])('SE-070 SE-077 AP-040 restores the list and displays the message after %s', async (_what, post, message) => {
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
  ['without a phone number', { id: 1, phone: '' }],
])('SH-017 is not rendered for a visitor %s on a site without the sign-in page', (_who, user) => {
  const other = aSite({
    switches: { favouritesEnabled: true, watchlistEnabled: true },
    routes: [{ route: 'forms.sign-in', pattern: null, off: true }],
  });
  renderOnPlatform(<WatchButton car={car} />, { site: other, store: signedIn(user, other), api: backEnd().api });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('SE-071 CO-088 has no button for a sold car, unless it is in the list', async () => {
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
