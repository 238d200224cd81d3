import type { SearchState } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { facetEntries } from './facetEntries';

const site = aSite();
const searchFor = (facets: SearchState['facets']): SearchState => ({ query: '', page: 1, sortBy: 'Car_production', facets, ranges: {} });

it('SE-036 merges makes that read the same and adds their counts', () => {
  const entries = facetEntries(
    'make',
    [
      { name: 'Toyota', count: 9 },
      { name: 'Suzuki Australia', count: 4 },
      { name: 'Suzuki', count: 3 },
    ],
    searchFor({}),
    site,
  );

  expect(entries).toEqual([
    { label: 'Toyota', count: 9, values: ['Toyota'], isChosen: false },
    { label: 'Suzuki', count: 7, values: ['Suzuki Australia', 'Suzuki'], isChosen: false },
  ]);
});

it('SE-031 omits entries without cars unless they are chosen', () => {
  const counted = [
    { name: 'Kia', count: 0 },
    { name: 'Mazda', count: 0 },
  ];

  expect(facetEntries('make', counted, searchFor({ make: ['Mazda', 'Lotus'] }), site).map(({ label }) => label)).toEqual([
    'Lotus',
    'Mazda',
  ]);
});

it('SE-037 lists car types new, demo, used in the words of the tenant', () => {
  const counted = ['used', 'new', 'demo'].map((name, index) => ({ name, count: 30 - index }));
  const preOwned = aSite({ switches: { usedCarLabel: 'Pre-Owned' } });

  expect(facetEntries('car_type', counted, searchFor({}), preOwned).map(({ label }) => label)).toEqual(['New', 'Demo', 'Pre-Owned']);
});

it('SE-031 names a location by its name', () => {
  expect(facetEntries('location', [{ name: '31', count: 2 }], searchFor({}), site)).toEqual([
    { label: 'Harbour Motors Perth', count: 2, values: ['31'], isChosen: false },
  ]);
});

describe('models that are only a number', () => {
  const counted = [
    { name: '3', count: 4 },
    { name: 'Model 3', count: 2 },
    { name: 'CX-5', count: 1 },
  ];
  it.each([
    [[], ['3, any make', 'Model 3', 'CX-5']],
    [['Mazda'], ['Mazda 3', 'Model 3', 'CX-5']],
    [
      ['Suzuki', 'Suzuki Australia'],
      ['Suzuki 3', 'Model 3', 'CX-5'],
    ],
    [
      ['Mazda', 'MG'],
      ['3, any make', 'Model 3', 'CX-5'],
    ],
  ])('SE-033 with the makes %j are %j', (make, labels) => {
    expect(facetEntries('model', counted, searchFor(make.length > 0 ? { make } : {}), site).map(({ label }) => label)).toEqual(labels);
  });
});
