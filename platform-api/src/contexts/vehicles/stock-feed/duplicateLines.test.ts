import { createDuplicateFinder, type LineIdentity } from './duplicateLines';

const VIN = 'JTDKN3DU5A0000001';
const OTHER_VIN = 'JTDKN3DU5A0000002';
const NOTHING = { key: null, stocknum: null, vin: null };

function duplicatesOf(...identities: readonly Partial<LineIdentity>[]) {
  const finder = createDuplicateFinder();
  for (const [index, identity] of identities.entries()) finder.add({ ...NOTHING, line: index + 2, ...identity });
  return [...finder.duplicates().values()].toSorted((left, right) => left.line - right.line);
}

it.each([
  ['stock number', [{ stocknum: 'K1' }, { stocknum: 'K2' }, { stocknum: 'K1' }], [{ line: 2, keptLine: 4, shared: 'stock number K1' }]],
  [
    'VIN',
    [
      { stocknum: 'K1', vin: VIN },
      { stocknum: 'K2', vin: VIN },
    ],
    [{ line: 2, keptLine: 3, shared: `VIN ${VIN}` }],
  ],
  ['VIN in lower case', [{ vin: VIN }, { vin: VIN.toLowerCase() }], [{ line: 2, keptLine: 3, shared: `VIN ${VIN}` }]],
  ['key', [{ key: '7' }, { key: '7' }], [{ line: 2, keptLine: 3, shared: 'key 7' }]],
])('PL-071 of lines with the same %s the last one is the car', (_what, lines, expected) => {
  expect(duplicatesOf(...lines)).toEqual(expected);
});

it('PL-071 of many lines of one car all name the one that is imported', () => {
  const lines = [{ stocknum: 'K1' }, { stocknum: 'K1', vin: VIN }, { stocknum: 'K2', vin: VIN }, { stocknum: 'K2', vin: OTHER_VIN }];
  expect(duplicatesOf(...lines).map(({ line, keptLine }) => [line, keptLine])).toEqual([
    [2, 5],
    [3, 5],
    [4, 5],
  ]);
});

it.each([
  ['neither', [{}, {}]],
  ['a VIN that is too short', [{ vin: '1234' }, { vin: '1234' }]],
  ['a VIN with the letter O', [{ vin: 'JTDKN3DU5AO000001' }, { vin: 'JTDKN3DU5AO000001' }]],
  ['a VIN of zeros', [{ vin: '00000000000000000' }, { vin: '00000000000000000' }]],
])('PL-071 lines with %s are separate cars', (_what, lines) => {
  expect(duplicatesOf(...lines)).toEqual([]);
});
