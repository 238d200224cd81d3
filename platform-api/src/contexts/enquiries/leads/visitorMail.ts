/** One part of an e-mail to a visitor: a paragraph, a fact with its label, or a link. */
export type MailPart = { text: string } | { label: string; value: string } | { link: string; text: string };

/** E-mail to the visitor of a lead: its parts are the same in plain text and in HTML, in the dealer's look. */
export interface VisitorMail {
  subject: string;
  parts: readonly MailPart[];
}

/** As an earlier version stored it: all of it as plain text, signature included. */
export interface PlainMail {
  subject: string;
  text: string;
}
