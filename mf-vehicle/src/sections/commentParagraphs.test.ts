import { commentParagraphs } from './commentParagraphs';

it.each([
  [null, []],
  ['', []],
  [' | | ', []],
  ['One owner. | Full history.||', ['One owner.', 'Full history.']],
])('CO-094 splits comments %j into paragraphs', (text, paragraphs) => {
  expect(commentParagraphs(text)).toEqual(paragraphs);
});
