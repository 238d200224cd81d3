const PENDING = 'Dealer comments are pending. Please check back here later.';

/** Paragraphs of a dealer's comments, split at pipes; the pending text if there are none. */
export function commentParagraphs(text: string | null): string[] {
  const paragraphs = (text ?? '')
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean);
  return paragraphs.length > 0 ? paragraphs : [PENDING];
}
