import { aCar, aLocation, aModel, anOffer } from '../testing';
import { validRecords, type ListName } from './validRecords';

it.each<[string, ListName, readonly object[], number[], string[]]>([
  ['all good', 'cars', [aCar(), aCar()], [0, 1], []],
  ['none', 'cars', [], [], []],
  ['a car without slug', 'cars', [aCar(), { ...aCar(), slug: undefined }], [0], ['1 of 2 cars dropped: [1] slug is missing.']],
  ['a car with a blank slug', 'cars', [aCar({ slug: ' ' }), aCar()], [1], ['1 of 2 cars dropped: [0] slug is missing.']],
  ['a car without id', 'cars', [{ ...aCar(), id: null }, aCar()], [1], ['1 of 2 cars dropped: [0] id is missing.']],
  ['a car whose id is no number', 'cars', [{ ...aCar(), id: Number.NaN }, aCar()], [1], ['1 of 2 cars dropped: [0] id is missing.']],
  ['an id in digits', 'cars', [{ ...aCar(), id: '101' }], [0], []],
  ['a location without slug', 'locations', [{ ...aLocation(), slug: '' }], [], ['1 of 1 locations dropped: [0] slug is missing.']],
  ['a model without slug', 'models', [{ ...aModel(), slug: '' }, aModel()], [1], ['1 of 2 models dropped: [0] slug is missing.']],
  ['an offer needs no slug', 'offers', [anOffer(), { ...anOffer(), id: undefined }], [0], ['1 of 2 offers dropped: [1] id is missing.']],
  ['a missing record', 'reviews', [null as unknown as object, { id: 1 }], [1], ['1 of 2 reviews dropped: [0] id is missing.']],
])('CO-002 %s', (_case, name, records, valid, expected) => {
  const warnings: string[] = [];
  expect(validRecords(records, name, (message) => warnings.push(message))).toEqual(valid.map((index) => records[index]));
  expect(warnings).toEqual(expected);
});

it('CO-002 treats other data as an empty list, with a warning', () => {
  const warnings: string[] = [];
  expect(validRecords(undefined, 'articles', (message) => warnings.push(message))).toEqual([]);
  expect(validRecords({ message: 'down' }, 'promo cards', (message) => warnings.push(message))).toEqual([]);
  expect(warnings).toEqual([
    'The list of articles is not an array; it is treated as empty.',
    'The list of promo cards is not an array; it is treated as empty.',
  ]);
});

it('CO-002 names the first five reasons and counts the others', () => {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  validRecords(Array(5).fill({}), 'offers', warn);
  validRecords(Array(7).fill({}), 'offers', warn);
  expect(warnings).toEqual([
    '5 of 5 offers dropped: [0] id is missing; [1] id is missing; [2] id is missing; [3] id is missing; [4] id is missing.',
    '7 of 7 offers dropped: [0] id is missing; [1] id is missing; [2] id is missing; [3] id is missing; [4] id is missing and 2 more.',
  ]);
});
