import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../entities/car';
import type { Favourite } from '../entities/shopper';
import { newestFirst } from './newestFirst';

/** The part of a saved car that is stored in the browser. */
export const favouriteOf = ({ id, name, slug, make, model, primary_image_url }: Car): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url,
});

/** Cars saved in this browser, newest first, each once. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: [] as Favourite[],
  reducers: {
    favouritesRestored: (_state, { payload }: PayloadAction<Favourite[]>) => payload,
    favouriteAdded: (state, { payload }: PayloadAction<Favourite>) => newestFirst(state, payload),
    favouriteRemoved: (state, { payload }: PayloadAction<number>) => state.filter((each) => each.id !== payload),
  },
  selectors: {
    selectFavourites: (state) => state,
    selectIsFavourite: (state, carId: number) => state.some((each) => each.id === carId),
  },
});
export const { favouritesRestored, favouriteAdded, favouriteRemoved } = favouritesSlice.actions;
export const { selectFavourites, selectIsFavourite } = favouritesSlice.selectors;
