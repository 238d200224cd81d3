import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Cars that can be compared at once. */
const COMPARE_LIMIT = 4;

/** Ids of the cars to compare, in the order they were chosen; one too many changes nothing. */
export const compareSlice = createSlice({
  name: 'compare',
  initialState: [] as number[],
  reducers: {
    compareRestored: (_state, { payload }: PayloadAction<number[]>) => payload.slice(0, COMPARE_LIMIT),
    comparisonAdded: (state, { payload }: PayloadAction<number>) =>
      state.length >= COMPARE_LIMIT || state.includes(payload) ? state : [...state, payload],
    comparisonRemoved: (state, { payload }: PayloadAction<number>) => state.filter((id) => id !== payload),
  },
  selectors: {
    selectCompared: (state) => state,
    selectIsCompared: (state, carId: number) => state.includes(carId),
    /** No further car can be added. */
    selectIsCompareFull: (state) => state.length >= COMPARE_LIMIT,
  },
});
export const { compareRestored, comparisonAdded, comparisonRemoved } = compareSlice.actions;
export const { selectCompared, selectIsCompared, selectIsCompareFull } = compareSlice.selectors;
