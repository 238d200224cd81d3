/** Paragraphs of a dealer's comments, split at pipes; none for a blank text. */
export function commentParagraphs(text: string | null): string[] {
  return (text ?? '')
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean);
}
