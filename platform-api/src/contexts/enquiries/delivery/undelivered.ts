import type { TenantSource } from '@forecourt/server-kit';
import { raiseAlert } from './alerts/alertRepository';
import type { DeliveryQueue } from './deliveryQueue';
import type { DeliverySource } from './deliverySource';
import { endpointNamed, fallbacksOf, planFallback } from './fallback';
import type { OnUndelivered } from './settleDelivery';
import { VISITOR } from './visitorEndpoint';

interface UndeliveredOptions {
  queue: Pick<DeliveryQueue, 'send'>;
  source: DeliverySource;
  tenants: Pick<TenantSource, 'bySlug'>;
  now: () => Date;
}

/** Raises an alert, and plans the fallback of what was for the dealer. */
export const createOnUndelivered =
  ({ queue, source, tenants, now }: UndeliveredOptions): OnUndelivered =>
  async (transaction, delivery, reason) => {
    const { tenant, endpoint } = delivery;
    await raiseAlert(transaction, { tenant, kind: 'undelivered', endpoint: endpoint ?? '', reason }, now());
    if (endpoint === VISITOR) return;
    const config = source.of(tenant);
    const site = tenants.bySlug(tenant);
    const endpoints = fallbacksOf(config, site).flatMap((name) => {
      const channel = endpointNamed(name, config, site)?.channel;
      return channel && name !== endpoint ? [{ name, channel }] : [];
    });
    await planFallback(transaction, queue, delivery, endpoints);
  };
