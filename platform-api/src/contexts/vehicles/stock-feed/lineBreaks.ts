/** Whether a text has the line breaks of an old Mac, \r alone. */
export const hasMacLineBreaks = (beginning: string): boolean => beginning.includes('\r') && !beginning.includes('\n');

/** A text in pieces, with \n in place of \r\n, or of \r alone. */
export async function* withLineFeeds(texts: AsyncIterable<string>, lineBreak: '\r\n' | '\r'): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const all = rest + text;
    // The next piece may begin with the second half of a line break.
    rest = lineBreak === '\r\n' && all.endsWith('\r') ? '\r' : '';
    yield all.slice(0, all.length - rest.length).replaceAll(lineBreak, '\n');
  }
  if (rest !== '') yield rest;
}
