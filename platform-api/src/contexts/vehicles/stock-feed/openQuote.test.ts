import { openQuoteLine } from './openQuote';

it.each([
  ['in the first line', 'K1,"open\nK2,x', 0],
  ['in a later one', 'K1,"a, b"\nK2,5" screen\nK3,"open', 2],
  ['after a cell with line breaks', 'K1,"a\nb","open\nK2', 1],
  ['after an escaped one', 'K1,"say ""hi""",x\n"open', 1],
])('PL-071 finds the quotation mark that nothing closes %s', (_where, text, line) => {
  expect(openQuoteLine(text, ',')).toBe(line);
});
