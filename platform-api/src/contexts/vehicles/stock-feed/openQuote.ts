/** In which line of a text, counted from 0, the quotation mark opens that nothing closes; 0 where all are closed. */
export function openQuoteLine(text: string, delimiter: string): number {
  const endsCell = (character: string | undefined) => character === undefined || character === delimiter || character === '\n';
  let line = 0;
  let openedIn: number | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const [character, before, next] = [text[at], at === 0 ? undefined : text[at - 1], text[at + 1]];
    if (character === '\n') line += 1;
    if (character !== '"') continue;
    if (openedIn === null) {
      if (endsCell(before)) openedIn = line;
    } else if (next === '"') at += 1;
    else if (endsCell(next)) openedIn = null;
  }
  return openedIn ?? 0;
}
