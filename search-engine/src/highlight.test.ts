import { eachText, highlightFacet, highlightText as highlight, snippetText, highlightWords, type HighlightTags } from './highlight';
import { Synonyms } from './synonyms';
import { DEFAULT_TYPOS } from './wordMatch';

const tags = { before: '<b>', after: '</b>' };
const synonyms = new Synonyms([{ objectID: 'wagon', synonyms: ['station wagon', 'estate'] }]);
const wordsOf = (words: readonly string[], vocabulary: readonly string[] = []) =>
  highlightWords(words, 'prefixLast', synonyms, (word) => vocabulary.includes(word), DEFAULT_TYPOS);
const highlightText = (text: string, words: readonly string[], highlightTags: HighlightTags) =>
  highlight(text, wordsOf(words), highlightTags);

it('AP-021 marks whole words and the matched letters of a prefix, and returns the match level', () => {
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

it('AP-021 does not escape HTML, marks nested texts and ignores null', () => {
  expect(highlightText('<i>Kia</i>', ['kia'], tags).value).toBe('<i><b>Kia</b></i>');
  const mark = (text: string) => highlightText(text, ['rio'], tags).value;
  const values = ['Kia', 'Rio', null, { model: 'Rio', doors: 5 }];
  expect(eachText(values, mark)).toEqual(['Kia', '<b>Rio</b>', { model: '<b>Rio</b>', doors: '5' }]);
  expect(eachText(null, mark)).toBeUndefined();
});

it('AP-021 marks synonyms and the halves of a split word', () => {
  expect(highlightText('Station Wagon', ['estate'], tags)).toMatchObject({ value: '<b>Station</b> <b>Wagon</b>', matchLevel: 'full' });
  expect(highlight('Land Rover', wordsOf(['landrover'], ['land', 'rover']), tags).value).toBe('<b>Land</b> <b>Rover</b>');
});

it.each([
  ['the whole of a short text', 'a fine Kia', 5, 'a fine <b>Kia</b>'],
  ['the first words without a match', 'one two three four', 2, 'one two…'],
  ['the words around the match', 'one two three Kia five six seven', 3, '…three <b>Kia</b> five…'],
  ['the end when the match is there', 'one two three four Kia', 3, '…three four <b>Kia</b>'],
])('AP-021 returns %s as the snippet', (_rule, text, maxWords, expected) => {
  expect(snippetText(text, maxWords, '…', wordsOf(['kia']), tags).value).toBe(expected);
});

it('AP-021 matches a facet value when it contains every word of the facet query', () => {
  expect(highlightFacet('Mercedes-Benz', 'merc', tags)).toBe('<b>Merc</b>edes-Benz');
  expect(highlightFacet('Mercedes-Benz', 'kia', tags)).toBeNull();
  expect(highlightFacet('Kia', '', tags)).toBe('Kia');
});
