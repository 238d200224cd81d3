import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Delivery } from '../deliveryRepository';
import { failed, obsolete, reasonOf, type Channels, type Outcome } from './sendLead';

/** Sends a visitor what an update of the own lead has for the visitor, once. Never rejects. */
export async function sendVisitorMail({ id, tenant, update, lead }: Delivery, site: SiteConfig, channels: Channels): Promise<Outcome> {
  const { email } = lead.payload;
  if (!update?.mail || !email) return obsolete('there is nothing to send, or no address');
  const from = channels.mailFrom ?? site.email;
  if (!from) return failed('MAIL_FROM is not set and the site has no e-mail address');
  const messageId = `<${id}@${new URL(site.url).hostname}>`;
  try {
    const refused = await channels.mailer.send({ tenant, from, to: [email], ...update.mail, messageId }, 'visitor');
    return { kind: 'delivered', refused };
  } catch (error) {
    return failed(reasonOf(error));
  }
}
