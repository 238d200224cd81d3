import { parseStatus } from './feedStatus';

it.each([
  ['For Sale', 'in_stock', false, false],
  ['In Stock', 'in_stock', false, false],
  ['in_stock', 'in_stock', false, false],
  ['On Hold', 'in_stock', true, false],
  ['Deposit Taken', 'in_stock', true, false],
  ['DEPOSIT-TAKEN', 'in_stock', true, false],
  ['Reserved', 'in_stock', true, false],
  ['Under offer', 'in_stock', true, false],
  ['Sold', 'sold', false, false],
  ['WITHDRAWN', 'in_stock', false, true],
  ['Delisted', 'in_stock', false, true],
  ['In Transit', 'coming_soon', false, false],
  ['coming_soon', 'coming_soon', false, false],
])('PL-071 the status %j is %j', (text, status, reserved, isWithdrawn) => {
  expect(parseStatus(text)).toEqual({ status, reserved, isWithdrawn });
});

it('PL-071 a word that no usual feed has is no status', () => {
  expect(parseStatus('Floor plan 3')).toBeNull();
});
