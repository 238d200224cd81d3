import { aCar } from '../testing';
import { isInStock, isVisible, visibleUntil } from './stock';

const now = new Date('2026-03-10T00:00:00Z');
const threeDaysAgo = Date.parse('2026-03-07T00:00:00Z') / 1000;
const sold = (sold_date_timestamp: number | null) => aCar({ status: 'sold', sold_date_timestamp });

it.each([
  ['in_stock', true],
  ['coming_soon', true],
  ['sold', false],
] as const)('CO-044 a car that is %s: in stock is %s', (status, expected) => {
  expect(isInStock(aCar({ status }))).toBe(expected);
});

it.each([
  ['on sale', aCar(), true],
  ['coming soon', aCar({ status: 'coming_soon' }), true],
  ['on sale but not meant for the website', aCar({ show_on_dealer_website: false }), false],
  ['sold a second inside the window', sold(threeDaysAgo + 1), true],
  ['sold exactly at the bound', sold(threeDaysAgo), false],
  ['sold without a date', sold(null), false],
  ['sold inside the window, not meant for the website', { ...sold(threeDaysAgo + 1), show_on_dealer_website: false }, false],
])('CO-045 %s', (_case, car, expected) => {
  expect(isVisible(car, { soldWindowDays: 3 }, now)).toBe(expected);
});

it('CO-045 follows the tenant’s window', () => {
  expect(isVisible(sold(threeDaysAgo), { soldWindowDays: 4 }, now)).toBe(true);
  expect(isVisible(sold(now.getTime() / 1000 - 1), { soldWindowDays: 0 }, now)).toBe(false);
});

it.each([
  ['in stock', aCar({ sold_date_timestamp: 5 }), 4_102_444_800],
  ['coming soon', aCar({ status: 'coming_soon' }), 4_102_444_800],
  ['sold', sold(1_770_000_000), 1_770_000_000],
  ['sold without a date', sold(null), 0],
])('AP-025 AP-026 visible_until of a car that is %s', (_case, car, expected) => {
  expect(visibleUntil(car)).toBe(expected);
});
