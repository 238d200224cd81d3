import { compareSlice } from '../compare/compareSlice';

export { SavedCars as Component } from '../watchlist/SavedCars';

export const slices = [compareSlice];
