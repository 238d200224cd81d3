import { compareSlice } from '../compare/compareSlice';

export { CompareButton as Component } from '../compare/CompareButton';

export const slices = [compareSlice];
