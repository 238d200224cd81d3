import { commentParagraphs } from './commentParagraphs';

const PENDING = 'Dealer comments are pending. Please check back here later.';

it.each([
  [null, [PENDING]],
  ['', [PENDING]],
  [' | | ', [PENDING]],
  ['One owner. | Full history.||', ['One owner.', 'Full history.']],
])('CO-094 splits comments %j into paragraphs', (text, paragraphs) => {
  expect(commentParagraphs(text)).toEqual(paragraphs);
});
