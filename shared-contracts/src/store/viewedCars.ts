import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ViewedCar } from '../entities/shopper';
import { newestFirst } from './newestFirst';

const LIMIT = 20;

/** Newest first, at most 20. */
export const viewedCarsSlice = createSlice({
  name: 'viewedCars',
  initialState: [] as ViewedCar[],
  reducers: {
    viewedCarsRestored: (_state, { payload }: PayloadAction<ViewedCar[]>) => payload.slice(0, LIMIT),
    carViewed: (state, { payload: { id, stocknum, make, model, body, simple_body } }: PayloadAction<ViewedCar>) =>
      newestFirst(state, { id, stocknum, make, model, body, simple_body }, LIMIT),
  },
  selectors: { selectViewedCars: (state) => state },
});
export const { viewedCarsRestored, carViewed } = viewedCarsSlice.actions;
export const { selectViewedCars } = viewedCarsSlice.selectors;
