import type { SiteConfig } from '@forecourt/shared-contracts';
import { partsText, type PlainMail, type VisitorMail } from '../../leads/visitorMail';

type MailSite = Pick<SiteConfig, 'name' | 'abn' | 'phone' | 'url'>;

/** Who writes, and who has the money: below each e-mail to a visitor. */
export const signatureLines = ({ name, abn, phone, url }: MailSite): string[] =>
  [name, abn && `ABN ${abn}`, phone, url].filter((line): line is string => Boolean(line));

/** A mail as plain text, with the signature. */
export const mailText = (mail: VisitorMail | PlainMail, site: MailSite): string =>
  'parts' in mail ? [partsText(mail.parts), '', ...signatureLines(site)].join('\n') : mail.text;
