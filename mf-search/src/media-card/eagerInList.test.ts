import { eagerInList } from './eagerInList';

it('SH-180 loads the first row at once, its first image before the others, and the rest when they come near', () => {
  expect([0, 1, 2, 3].map((index) => eagerInList(index, 3))).toEqual(['first', true, true, false]);
});
