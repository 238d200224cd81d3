import { aSite } from '../testing';
import { createPlatformStore } from './createPlatformStore';
import { sessionChecked } from './session';
import {
  carUnwatched,
  carWatched,
  selectIsWatchPending,
  selectWatchlist,
  watchlistConfirmed,
  watchlistLoaded,
  watchlistRefused,
} from './watchlist';

function loaded(...ids: number[]) {
  const store = createPlatformStore({ site: aSite() });
  store.dispatch(watchlistLoaded(ids));
  return { ...store, ids: () => selectWatchlist(store.getState()), isPending: (id: number) => selectIsWatchPending(store.getState(), id) };
}

it('CO-030 is an ordered set, newest first', () => {
  const { dispatch, ids } = loaded(3, 2, 2, 1);
  dispatch(carWatched(4));
  dispatch(carWatched(2));
  expect(ids()).toEqual([2, 4, 3, 1]);
});

it('CO-132 applies a change at once and confirms it when the back end has it', () => {
  const { dispatch, ids, isPending } = loaded(1);
  dispatch(carWatched(2));
  expect(ids()).toEqual([2, 1]);
  expect(isPending(2)).toBe(true);
  dispatch(watchlistConfirmed(2));
  expect(ids()).toEqual([2, 1]);
  expect(isPending(2)).toBe(false);
});

it('SH-162 reverts a rejected change', () => {
  const { dispatch, ids, isPending } = loaded(3, 2, 1);
  dispatch(carWatched(9));
  dispatch(watchlistRefused(9));
  expect(ids()).toEqual([3, 2, 1]);
  dispatch(carUnwatched(2));
  expect(ids()).toEqual([3, 1]);
  dispatch(watchlistRefused(2));
  expect(ids()).toEqual([3, 2, 1]);
  expect(isPending(2)).toBe(false);
});

it('SH-162 goes back to before the first of several changes that wait, and leaves other cars alone', () => {
  const { dispatch, ids } = loaded(3, 2, 1);
  dispatch(carUnwatched(2));
  dispatch(carWatched(2));
  dispatch(carWatched(8));
  dispatch(watchlistRefused(2));
  expect(ids()).toEqual([8, 2, 3, 1]);
  dispatch(watchlistConfirmed(8));
  dispatch(watchlistRefused(8));
  expect(ids()).toEqual([8, 2, 3, 1]);
});

it('CO-030 applies pending changes on top of a list that arrives later', () => {
  const { dispatch, ids } = loaded(1);
  dispatch(carWatched(5));
  dispatch(carUnwatched(1));
  dispatch(watchlistLoaded([2, 1]));
  expect(ids()).toEqual([5, 2]);
});

it('SH-116 belongs to the signed-in user: it ends with the session', () => {
  const { dispatch, ids } = loaded(1);
  dispatch(sessionChecked({ id: 5, phone: '+61412345678' }));
  expect(ids()).toEqual([1]);
  dispatch(sessionChecked(null));
  expect(ids()).toEqual([]);
});
