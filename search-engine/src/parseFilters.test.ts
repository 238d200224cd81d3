import { InvalidQueryError } from './clause';
import { nextUp } from './NumberColumn';
import { parseFacetFilters, parseFilters, parseNumericFilters } from './parseFilters';

const value = (attribute: string, text: string, isNegated = false) => ({ kind: 'value', attribute, value: text, isNegated });
const range = (attribute: string, low: number, high: number, isNegated = false) => ({ kind: 'range', attribute, low, high, isNegated });
const INFINITY = Number.POSITIVE_INFINITY;

describe('filters', () => {
  it.each([
    ['', []],
    ['make:Mazda', [[value('make', 'Mazda')]]],
    ['make:"Land Rover"', [[value('make', 'Land Rover')]]],
    [String.raw`badge:"1.8\" GT"`, [[value('badge', '1.8" GT')]]],
    ['NOT make:Mazda', [[value('make', 'Mazda', true)]]],
    ['price < 20000', [[range('price', -INFINITY, 19999.999999999996)]]],
    ['price<=20000', [[range('price', -INFINITY, 20000)]]],
    ['price = 5', [[range('price', 5, 5)]]],
    ['price != 5', [[range('price', 5, 5, true)]]],
    ['NOT price != 5', [[range('price', 5, 5)]]],
    ['visible_until > 17', [[range('visible_until', nextUp(17), INFINITY)]]],
    ['price:10 TO 20', [[range('price', 10, 20)]]],
    ['price:-10 TO -2.5', [[range('price', -10, -2.5)]]],
    ['fast', [[value('_tags', 'fast')]]],
    ['a:1 AND b:2', [[value('a', '1')], [value('b', '2')]]],
    ['a:1 AND (b:2 OR b:3)', [[value('a', '1')], [value('b', '2'), value('b', '3')]]],
    ['a:1 AND b:2 OR b:3', [[value('a', '1')], [value('b', '2'), value('b', '3')]]],
    ['((a:1 OR NOT b:2))', [[value('a', '1'), value('b', '2', true)]]],
    ['(a:1 AND b:2) AND c:3', [[value('a', '1')], [value('b', '2')], [value('c', '3')]]],
    ['android:1 OR origin:2', [[value('android', '1'), value('origin', '2')]]],
  ])('AP-021 parses %s', (text, clauses) => {
    expect(parseFilters(text)).toEqual(clauses);
  });

  it.each([
    ['an AND inside of an OR', '(a:1 AND b:2) OR c:3'],
    ['NOT before a group', 'NOT (a:1 OR b:2)'],
    ['values and numbers in one OR (AP-025)', 'status:in_stock OR sold_date_timestamp > 17'],
    ['an open group', '(a:1'],
    ['an open quote', 'a:"1'],
    ['two words without a quote', 'make:Land Rover'],
    ['a text instead of a number', 'price > cheap'],
    ['an operator without a value', 'price >'],
    ['a trailing AND', 'a:1 AND '],
  ])('AP-029 rejects %s', (_rule, text) => {
    expect(() => parseFilters(text)).toThrow(InvalidQueryError);
  });
});

it('AP-021 parses facetFilters: a list is AND, a nested list is OR, a minus negates', () => {
  expect(parseFacetFilters('make:Mazda')).toEqual([[value('make', 'Mazda')]]);
  expect(parseFacetFilters([['make:Mazda', 'make:Kia'], 'badge:-GT', String.raw`badge:\-x`, 'url:http://a'])).toEqual([
    [value('make', 'Mazda'), value('make', 'Kia')],
    [value('badge', 'GT', true)],
    [value('badge', '-x')],
    [value('url', 'http://a')],
  ]);
  expect(() => parseFacetFilters([[['a:1']]])).toThrow(InvalidQueryError);
  expect(() => parseFacetFilters('make')).toThrow(InvalidQueryError);
});

it('AP-021 parses numericFilters with and without spaces', () => {
  expect(parseNumericFilters(['price>=20000', ['km <= 5', 'km != 9'], 'year:2019 TO 2021'])).toEqual([
    [range('price', 20000, INFINITY)],
    [range('km', -INFINITY, 5), range('km', 9, 9, true)],
    [range('year', 2019, 2021)],
  ]);
  expect(() => parseNumericFilters(['price>=cheap'])).toThrow(InvalidQueryError);
});
