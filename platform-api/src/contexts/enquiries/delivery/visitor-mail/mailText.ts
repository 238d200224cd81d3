import type { SiteConfig } from '@forecourt/shared-contracts';
import type { MailPart, PlainMail, VisitorMail } from '../../leads/visitorMail';

type MailSite = Pick<SiteConfig, 'name' | 'abn' | 'phone' | 'url'>;

/** Who writes, and who has the money: below each e-mail to a visitor. */
export const signatureLines = ({ name, abn, phone, url }: MailSite): string[] =>
  [name, abn && `ABN ${abn}`, phone, url].filter((line): line is string => Boolean(line));

const lineOf = (part: MailPart): string => {
  if ('label' in part) return `${part.label}: ${part.value}`;
  return 'link' in part ? `${part.text}: ${part.link}` : part.text;
};

/** A mail as plain text: facts below each other, every other part in a paragraph of its own. */
export function mailText(mail: VisitorMail | PlainMail, site: MailSite): string {
  if ('text' in mail) return mail.text;
  const lines = mail.parts.flatMap((part, at) => {
    const before = mail.parts[at - 1];
    const isListed = before !== undefined && 'label' in before && 'label' in part;
    return at === 0 || isListed ? [lineOf(part)] : ['', lineOf(part)];
  });
  return [...lines, '', ...signatureLines(site)].join('\n');
}
