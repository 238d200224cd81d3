import { FACET_ATTRIBUTES, RANGE_FACETS, SORT_OPTIONS } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { CAR_INDEX_SETTINGS, carRecord } from './carIndex';
import { facetSetting } from './core/settings';

const counted = CAR_INDEX_SETTINGS.attributesForFaceting
  .map(facetSetting)
  .flatMap(({ attribute, isCounted }) => (isCounted ? [attribute] : []));

it('SE-030 every facet that a site may show is counted, every range can be filtered', () => {
  expect(counted).toEqual(expect.arrayContaining([...Object.values(FACET_ATTRIBUTES), ...RANGE_FACETS]));
  expect(CAR_INDEX_SETTINGS.numericAttributesForFiltering).toEqual(expect.arrayContaining(['visible_until', ...RANGE_FACETS]));
});

it('AP-027 every order that a site offers has its replica', () => {
  const sorted = SORT_OPTIONS.filter(({ value }) => value.includes(':')).map(({ value }) => value.split(':').slice(1).join('_'));
  expect(Object.keys(CAR_INDEX_SETTINGS.replicas).toSorted()).toEqual(sorted.toSorted());
});

it.each([
  ['in stock', { status: 'in_stock' as const, sold_date_timestamp: null }, 4_102_444_800],
  ['coming soon', { status: 'coming_soon' as const, sold_date_timestamp: 17 }, 4_102_444_800],
  ['sold with a date', { status: 'sold' as const, sold_date_timestamp: 1_700_000_000 }, 1_700_000_000],
  ['sold without a date', { status: 'sold' as const, sold_date_timestamp: null }, 0],
])('AP-025 AP-026 a car %s is visible until %s', (_standing, over, until) => {
  expect(carRecord(aCar(over))).toMatchObject({ objectID: '101', visible_until: until });
});

it('AP-022 cars that can be bought now come first, pictures and price count too', () => {
  const rank = (over: Parameters<typeof aCar>[0]) => carRecord(aCar({ photos_count: 3, ...over })).custom_rank as number;
  const ranks = [
    rank({}),
    rank({ price: null }),
    rank({ photos_count: 0 }),
    rank({ reserved: true }),
    rank({ status: 'coming_soon' }),
    rank({ status: 'sold' }),
  ];
  expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
  expect(new Set(ranks).size).toBe(ranks.length);
});
