import type { SiteConfig } from '@forecourt/shared-contracts';
import type { PlainMail, VisitorMail } from '../../leads/visitorMail';
import type { Delivery } from '../deliveryRepository';
import type { MailAttachment } from '../mail';
import { mailHtml } from '../visitor-mail/mailHtml';
import { mailText } from '../visitor-mail/mailText';
import { failed, obsolete, reasonOf, type Channels, type Outcome } from './sendLead';

/** Whether the mail server does not know the address: a mistake of the visitor, which no retry fixes. */
function isAddressRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = ((error as Error).cause ?? {}) as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
}

/** What a visitor gets; null where there is nothing. */
export interface VisitorMailContent {
  mail: VisitorMail | PlainMail;
  attachments: readonly MailAttachment[];
}

/** Sends a visitor an e-mail about the own lead, once. Never rejects. */
export async function sendVisitorMail(
  { id, tenant, lead }: Delivery,
  site: SiteConfig,
  content: () => Promise<VisitorMailContent | null>,
  channels: Channels,
): Promise<Outcome> {
  const { email } = lead.payload;
  if (!email) return obsolete('there is no address');
  const from = channels.mailFrom ?? site.email;
  if (!from) return failed('MAIL_FROM is not set and the site has no e-mail address');
  const messageId = `<${id}@${new URL(site.url).hostname}>`;
  try {
    const found = await content();
    if (!found) return obsolete('there is nothing to send');
    const { mail, attachments } = found;
    const [text, html] = [mailText(mail, site), await mailHtml(mail, site)];
    const [fromName, replyTo, to, { subject }] = [site.name, site.email, [email], mail];
    const refused = await channels.mailer.send(
      { tenant, from, fromName, replyTo, to, subject, text, html, attachments, messageId },
      'visitor',
    );
    return { kind: 'delivered', refused };
  } catch (error) {
    return isAddressRefused(error) ? obsolete(reasonOf(error)) : failed(reasonOf(error));
  }
}
