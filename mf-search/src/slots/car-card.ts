import { compareSlice } from '../compare/compareSlice';

export { CarCard as Component } from '../car-card/CarCard';

export const slices = [compareSlice];
