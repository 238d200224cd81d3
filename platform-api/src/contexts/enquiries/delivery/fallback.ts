import { randomUUID } from 'node:crypto';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import type { DeliveryConfig, Endpoint } from './deliveryConfig';
import type { DeliveryQueue } from './deliveryQueue';
import type { Delivery } from './deliveryRepository';

/** The fallback of a document that names none: an e-mail to the site's own address. No configured endpoint can have this name. */
const SITE_MAILBOX = '@site';

type Mailbox = Pick<SiteConfig, 'email'> | null;

/** An endpoint by its name, of the document or of the site itself. */
export function endpointNamed(name: string, config: DeliveryConfig, site: Mailbox): Endpoint | undefined {
  if (name !== SITE_MAILBOX) return config.endpoints[name];
  return site?.email ? { channel: 'email', to: [site.email] } : undefined;
}

/** Names of the endpoints that get what another one does not accept. */
export const fallbacksOf = ({ fallback }: DeliveryConfig, site: Mailbox): readonly string[] =>
  fallback ?? (site?.email ? [SITE_MAILBOX] : []);

/**
 * Plans the fallback of a delivery in the caller's transaction, once however often it fails; none for what is a fallback itself, and for an
 * endpoint that gets the lead anyway.
 */
export async function planFallback(
  transaction: Queryable,
  queue: Pick<DeliveryQueue, 'send'>,
  { tenant, id, lead_id: leadId, part, update_id: updateId, fallback }: Delivery,
  endpoints: readonly { name: string; channel: string }[],
): Promise<void> {
  if (fallback) return;
  for (const { name, channel } of endpoints) {
    const deliveryId = randomUUID();
    const added = await transaction.query(
      `insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel, update_id, fallback_of)
       values ($1, $2, $3, $4, $5, $6, $7::bigint, $8) on conflict do nothing returning 1`,
      [tenant, deliveryId, leadId, part, name, channel, updateId, id],
    );
    if (added.length > 0) await queue.send(transaction, { tenant, deliveryId });
  }
}
