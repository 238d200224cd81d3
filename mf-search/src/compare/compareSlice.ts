import type { InjectableSlice } from '@forecourt/shared-contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Cars that can be compared at once. */
const COMPARE_LIMIT = 4;

const slice = createSlice({
  name: 'mf-search/compare',
  initialState: [] as number[],
  reducers: {
    compareRestored: (_state, { payload }: PayloadAction<number[]>) => payload.slice(0, COMPARE_LIMIT),
    comparisonAdded: (state, { payload }: PayloadAction<number>) =>
      state.length >= COMPARE_LIMIT || state.includes(payload) ? state : [...state, payload],
    comparisonRemoved: (state, { payload }: PayloadAction<number>) => state.filter((id) => id !== payload),
  },
});
export const { compareRestored, comparisonAdded, comparisonRemoved } = slice.actions;

/**
 * Ids of the cars to compare, in the order they were chosen; one too many changes nothing. Every page and slot with a Compare button needs
 * it.
 */
export const compareSlice: InjectableSlice = {
  ...slice,
  persistence: { restore: (data) => (Array.isArray(data) ? compareRestored(data.filter(Number.isInteger)) : null) },
};

/** Empty until the slice is injected. */
export const selectCompared = (state: object) => (state as { [slice.name]?: number[] })[slice.name] ?? slice.getInitialState();
export const selectIsCompared = (state: object, carId: number) => selectCompared(state).includes(carId);
/** No further car can be added. */
export const selectIsCompareFull = (state: object) => selectCompared(state).length >= COMPARE_LIMIT;
