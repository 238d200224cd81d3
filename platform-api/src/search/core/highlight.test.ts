import { highlightFacet, highlightText, highlightValue } from './highlight';

const tags = { before: '<b>', after: '</b>' };

it('AP-021 marks whole words, the typed letters of a beginning, and says how much matched', () => {
  expect(highlightText('2021 Mazda CX-5 Touring', ['mazda', 'tou'], tags)).toEqual({
    value: '2021 <b>Mazda</b> CX-5 <b>Tou</b>ring',
    matchLevel: 'full',
    matchedWords: ['mazda', 'tou'],
    fullyHighlighted: false,
  });
  expect(highlightText('Mazda', ['mazda', 'tou'], tags)).toEqual({
    value: '<b>Mazda</b>',
    matchLevel: 'partial',
    matchedWords: ['mazda'],
    fullyHighlighted: true,
  });
  expect(highlightText('Kia', ['mazda'], tags)).toEqual({ value: 'Kia', matchLevel: 'none', matchedWords: [] });
});

it('AP-021 marks joined spellings of hyphenated models and split ones of joined models', () => {
  expect(highlightText('Mazda CX-5', ['cx5'], tags).value).toBe('Mazda <b>CX-5</b>');
  expect(highlightText('Toyota LandCruiser', ['land', 'cruiser'], tags)).toMatchObject({
    value: 'Toyota <b>LandCruiser</b>',
    matchLevel: 'full',
  });
});

it('AP-021 leaves HTML alone, goes through lists and passes over what is no text', () => {
  expect(highlightText('<i>Kia</i>', ['kia'], tags).value).toBe('<i><b>Kia</b></i>');
  expect(highlightValue(['Kia', 'Rio'], ['rio'], tags)).toMatchObject([{ value: 'Kia' }, { value: '<b>Rio</b>' }]);
  expect(highlightValue(null, ['rio'], tags)).toBeUndefined();
});

it('AP-021 a facet value answers a facet query when every word is found', () => {
  expect(highlightFacet('Mercedes-Benz', 'merc', tags)).toBe('<b>Merc</b>edes-Benz');
  expect(highlightFacet('Mercedes-Benz', 'kia', tags)).toBeNull();
  expect(highlightFacet('Kia', '', tags)).toBe('Kia');
});
