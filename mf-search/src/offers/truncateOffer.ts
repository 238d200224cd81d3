/** Up to here an offer text is displayed whole; a longer disclaimer is cut here, characters. */
const DISCLAIMER_LENGTH = 200;
/** Length of a cut description, characters. */
const DESCRIPTION_LENGTH = 160;

/** An offer text in its collapsed form; `isCut` means that a control expands it. */
export interface TruncatedText {
  text: string;
  isCut: boolean;
}

/** Up to 200 characters stay whole; a longer description is cut at 160 and a longer disclaimer at 200. */
export function truncateOffer(text: string, kind: 'description' | 'disclaimer'): TruncatedText {
  const characters = [...text];
  if (characters.length <= DISCLAIMER_LENGTH) return { text, isCut: false };
  const length = kind === 'description' ? DESCRIPTION_LENGTH : DISCLAIMER_LENGTH;
  return { text: characters.slice(0, length).join(''), isCut: true };
}
