/** One part of an e-mail to a visitor: a paragraph, a fact with its label, or a link. */
export type MailPart = { text: string } | { label: string; value: string } | { link: string; text: string };

/** E-mail to the visitor of a lead: its parts are the same in plain text and in HTML, in the dealer's look. */
export interface VisitorMail {
  subject: string;
  parts: readonly MailPart[];
}

const lineOf = (part: MailPart): string => {
  if ('label' in part) return `${part.label}: ${part.value}`;
  return 'link' in part ? `${part.text}: ${part.link}` : part.text;
};

/** The parts as plain text: facts below each other, every other part in a paragraph of its own. */
export const partsText = (parts: readonly MailPart[]): string =>
  parts
    .map((part, at) => {
      const before = parts[at - 1];
      const isListed = before !== undefined && 'label' in before && 'label' in part;
      return `${at === 0 ? '' : isListed ? '\n' : '\n\n'}${lineOf(part)}`;
    })
    .join('');

/** As an earlier version stored it: all of it as plain text, signature included. */
export interface PlainMail {
  subject: string;
  text: string;
}
