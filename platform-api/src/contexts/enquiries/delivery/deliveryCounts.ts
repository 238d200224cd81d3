import type { Queryable } from '../../../infrastructure/database/database';

export interface DeliveryCount {
  tenant: string;
  state: 'pending' | 'delivered' | 'dead' | 'replaced';
  count: number;
}

/** Deliveries by tenant and state. */
export const deliveryCounts = (queryable: Queryable): Promise<DeliveryCount[]> =>
  queryable.query<DeliveryCount>('select tenant, state, count(*)::int as count from lead_deliveries group by tenant, state');
