import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionChecked } from './session';

interface Watchlist {
  /** Saved cars, newest first, each once. */
  ids: number[];
  /** Changes that the back end has not confirmed, by car id: the place it had in the list before, -1 for none. */
  pending: Record<number, number>;
}

const initialState: Watchlist = { ids: [], pending: {} };
const without = (ids: readonly number[], carId: number) => ids.filter((id) => id !== carId);

/** The change of one car; the first of several that wait knows where the car was. */
function changed({ ids, pending }: Watchlist, carId: number, next: number[]): Watchlist {
  return { ids: next, pending: { ...pending, [carId]: pending[carId] ?? ids.indexOf(carId) } };
}

function settled({ pending }: Watchlist, carId: number, ids: number[]): Watchlist {
  const { [carId]: _settled, ...others } = pending;
  return { ids, pending: others };
}

/**
 * Cars saved to a signed-in user. A change shows at once and is taken back when the call fails; the call itself is
 * the business of the remote that offers the button.
 */
export const watchlistSlice = createSlice({
  name: 'watchlist',
  initialState,
  reducers: {
    /** The list of the back end has arrived; pending changes are applied on top of it. */
    watchlistLoaded: ({ ids, pending }, { payload }: PayloadAction<number[]>) => {
      const added = ids.filter((id) => pending[id] !== undefined);
      return { ids: [...added, ...new Set(payload.filter((id) => pending[id] === undefined))], pending };
    },
    /** The visitor has saved a car: an optimistic update, confirmed or rejected later. */
    carWatched: (state, { payload }: PayloadAction<number>) => changed(state, payload, [payload, ...without(state.ids, payload)]),
    carUnwatched: (state, { payload }: PayloadAction<number>) => changed(state, payload, without(state.ids, payload)),
    /** The back end has the change of this car. */
    watchlistConfirmed: (state, { payload }: PayloadAction<number>) => settled(state, payload, state.ids),
    /** The back end has rejected the change of this car: it is reverted. */
    watchlistRefused: (state, { payload }: PayloadAction<number>) => {
      const place = state.pending[payload];
      if (place === undefined) return state;
      const ids = without(state.ids, payload);
      return settled(state, payload, place < 0 ? ids : ids.toSpliced(place, 0, payload));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionChecked, (state, { payload }) => (payload ? state : initialState));
  },
  selectors: {
    selectWatchlist: (state) => state.ids,
    /** A change of this car waits for the back end. */
    selectIsWatchPending: (state, carId: number) => state.pending[carId] !== undefined,
  },
});
export const { watchlistLoaded, carWatched, carUnwatched, watchlistConfirmed, watchlistRefused } = watchlistSlice.actions;
export const { selectWatchlist, selectIsWatchPending } = watchlistSlice.selectors;
