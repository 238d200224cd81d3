/** Characters beyond Latin-1 that the standard fonts of PDF have (Windows-1252). */
const ALSO = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const hasGlyph = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || ALSO.has(character);
};

/** The text in characters that the standard fonts can show: other letters lose their accents, and what has no likeness goes. */
export function printable(text: string): string {
  return [...text.replaceAll(/\s+/g, ' ')]
    .flatMap((character) => (hasGlyph(character) ? [character] : [...character.normalize('NFKD')].filter(hasGlyph)))
    .join('');
}
