import { ApiError, sessionChecked } from '@forecourt/shared-contracts';
import { createPlatformStore, type PlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedButton } from '../favourites/SavedButton';
import remote from '../remote';
import { WatchButton } from './WatchButton';

const site = aSite({ switches: { favouritesEnabled: true, watchlistEnabled: true } });
const car = aCar({ id: 7, year: 2021, make: 'Kia', model: 'Cerato', badge: null, series: null });
const other = aCar({ id: 8, year: 2019, make: 'Mazda', model: '3', badge: null, series: null });
const user = { id: 1, phone: '+61491570006' };
const SAVED = ['/api/watchlist/save-car', { phone_number: '+61491570006', car_id: 7 }];
const START = new Date('2026-03-02T02:00:00Z').getTime();

let post: jest.Mock;
let now = START;

beforeEach(() => {
  sessionStorage.clear();
  post = jest.fn(async () => ({ success: true, car_ids: [7] }));
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  history.replaceState(null, '', '/search?query=kia');
});
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const storeOf = (visitor: typeof user | null) => {
  const store = createPlatformStore({ site });
  store.dispatch(sessionChecked(visitor));
  return store;
};
const backEnd = (list: unknown = { car_ids: [] }) => ({ api: { post: post as never }, responses: { '/api/watchlist': list } });
const card = (displayed: typeof car, store: PlatformStore, list?: unknown) =>
  renderSlot(remote, 'car-card', { car: displayed }, { site, store, ...backEnd(list) });
const signIn = (store: PlatformStore) => act(async () => store.dispatch(sessionChecked(user)));

const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'More about 2021 Kia Cerato' }));

async function clickEntry(name: string) {
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name }));
}

/** Clicks Save on the Kia as a visitor who is not signed in; the page is then left. */
async function clickSave(visitor: { id: number; phone: string } | null = null) {
  const { address, unmount } = await card(car, storeOf(visitor));
  await clickEntry('Save 2021 Kia Cerato');
  const signInPage = address();
  unmount();
  return signInPage;
}

it.each([
  ['who is not signed in', null],
  ['without a phone number', { id: 1, phone: '' }],
])('SE-072 FO-102 a visitor %s is sent to the sign-in page, and nothing is saved', async (_who, visitor) => {
  expect(await clickSave(visitor)).toBe('/sign-in?type=watchlist&redirect=%2Fsearch%3Fquery%3Dkia&back=%2Fsearch%3Fquery%3Dkia');
  expect(post).not.toHaveBeenCalled();
});

it('FO-102 SE-073 SE-076 saves the car on return, with the toast and the event of a click', async () => {
  await clickSave();
  const { store, track } = await card(car, storeOf(user));
  await openMenu();
  expect(await screen.findByRole('button', { name: 'Saved 2021 Kia Cerato', pressed: true })).toBeVisible();
  expect(post.mock.calls).toEqual([SAVED]);
  await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Car Saved In Watchlist', action: { label: 'View List' } }]));
  expect(track.mock.calls).toEqual([[{ id: 39, carId: 7 }]]);
});

it('FO-102 saves the car once where several cards are displayed, also when its own is not', async () => {
  await clickSave();
  const store = storeOf(user);
  const beside = (
    <>
      <WatchButton car={aCar({ id: 9 })} />
      <SavedButton car={aCar({ id: 9 })} />
    </>
  );
  await renderSlot(remote, 'car-card', { car: other }, { site, store, beside, ...backEnd() });
  await waitFor(() => expect(store.getState().watchlist).toEqual({ ids: [7], pending: {} }));
  expect(post.mock.calls).toEqual([SAVED]);
});

it('FO-102 saves the car on a vehicle page, which has the favourite button alone', async () => {
  await clickSave();
  await renderSlot(remote, 'saved-button', { car: other }, { site, store: storeOf(user), ...backEnd() });
  await waitFor(() => expect(post.mock.calls).toEqual([SAVED]));
  expect(screen.getByRole('button', { name: 'Favourite 2019 Mazda 3' })).toBeVisible();
});

it('FO-102 saves the car after the list has loaded, or has failed to load', async () => {
  await clickSave();
  const { store } = await card(car, storeOf(user), new ApiError('Away', 503, 'unavailable'));
  await waitFor(() => expect(store.getState().watchlist).toEqual({ ids: [7], pending: {} }));
  expect(post.mock.calls).toEqual([SAVED]);
});

it('FO-102 waits for the session of a page that loads', async () => {
  await clickSave();
  const store = createPlatformStore({ site });
  await card(car, store);
  expect(post).not.toHaveBeenCalled();
  await signIn(store);
  await waitFor(() => expect(post.mock.calls).toEqual([SAVED]));
});

it('FO-102 still saves the car for a visitor who comes back once without signing in', async () => {
  await clickSave();
  const { unmount } = await card(car, storeOf(null));
  unmount();
  await card(car, storeOf(user));
  await waitFor(() => expect(post.mock.calls).toEqual([SAVED]));
});

it('FO-102 does not save the car for a visitor who comes back without signing in and goes on to another page', async () => {
  await clickSave();
  history.replaceState(null, '', '/search?query=mazda');
  const { unmount } = await card(other, storeOf(null));
  unmount();
  history.replaceState(null, '', '/search?query=kia');
  await card(car, storeOf(user));
  await openMenu();
  expect(screen.getByRole('button', { name: 'Save 2021 Kia Cerato', pressed: false })).toBeVisible();
  expect(post).not.toHaveBeenCalled();
});

it('FO-102 does not save the car when the visitor signs in for something else', async () => {
  await clickSave();
  history.replaceState(null, '', '/favourites');
  const { unmount } = await card(other, storeOf(user));
  unmount();
  history.replaceState(null, '', '/search?query=kia');
  await card(car, storeOf(user));
  await openMenu();
  expect(screen.getByRole('button', { name: 'Save 2021 Kia Cerato', pressed: false })).toBeVisible();
  expect(post).not.toHaveBeenCalled();
});

it.each([
  ['15 minutes', 15, 1],
  ['more than 15 minutes', 15.01, 0],
])('FO-102 after %s the car is saved: %d minutes, %d times', async (_what, minutes, times) => {
  await clickSave();
  now = START + minutes * 60_000;
  await card(car, storeOf(user));
  expect(post).toHaveBeenCalledTimes(times);
});

it('FO-102 ignores a stored value of another shape', async () => {
  sessionStorage.setItem(`${site.slug}:mf-search/pendingSave`, '{"v":1,"data":{"carId":"7"}}');
  await card(car, storeOf(user));
  await openMenu();
  expect(screen.getByRole('button', { name: 'Save 2021 Kia Cerato' })).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
