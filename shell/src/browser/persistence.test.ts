import { createPlatformStore, favouriteAdded, favouriteOf, favouriteRemoved } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { persist } from './persistence';

const KEY = 'harbour-motors:favourites';
const favourite = favouriteOf(aCar());

function start() {
  const store = createPlatformStore({ site: aSite() });
  persist(store, 'harbour-motors');
  return store;
}

beforeEach(() => localStorage.clear());

it('SH-151 SH-154 CO-136 keeps favourites under the key of the site, with the version of the form', () => {
  start().dispatch(favouriteAdded(favourite));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ v: 1, data: [favourite] });
  expect(start().getState().favourites).toEqual([favourite]);
});

it('SH-154 keeps an emptied list empty', () => {
  const store = start();
  store.dispatch(favouriteAdded(favourite));
  store.dispatch(favouriteRemoved(favourite.id));
  expect(start().getState().favourites).toEqual([]);
});

it('SH-151 two sites of one browser do not see each other', () => {
  start().dispatch(favouriteAdded(favourite));
  const other = createPlatformStore({ site: aSite() });
  persist(other, 'hill-cars');
  expect(other.getState().favourites).toEqual([]);
});

it.each([
  ['another version', JSON.stringify({ v: 2, data: [favourite] })],
  ['no version', JSON.stringify([favourite])],
  ['no JSON', '{"v": 1, "da'],
  ['null', 'null'],
  ['nothing inside', JSON.stringify({ v: 1 })],
])('CO-136 discards a stored value with %s silently', (_what, text) => {
  localStorage.setItem(KEY, text);
  expect(start().getState().favourites).toEqual([]);
});

it('SH-151 full storage is ignored: the feature works for this visit', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = start();
  store.dispatch(favouriteAdded(favourite));
  expect(full).toHaveBeenCalled();
  expect(store.getState().favourites).toEqual([favourite]);
});

it('SH-151 forbidden storage is ignored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(start().getState().favourites).toEqual([]);
});

it('SH-151 writes only what changed', () => {
  const store = start();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch({ type: 'somebody/else' });
  expect(write).not.toHaveBeenCalled();
  store.dispatch(favouriteAdded(favourite));
  expect(write).toHaveBeenCalledTimes(1);
});
