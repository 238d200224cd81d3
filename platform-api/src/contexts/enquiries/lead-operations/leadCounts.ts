import type { Queryable } from '../../../infrastructure/database/database';
import { deliveryCounts, type DeliveryCount } from '../delivery/deliveryCounts';
import { leadContent } from '../leads/leadContent';

/** Deliveries of a tenant in a state; `quarantined` counts leads. */
export interface LeadCount extends Omit<DeliveryCount, 'state'> {
  state: DeliveryCount['state'] | 'quarantined';
}

const keyOf = ({ tenant, state }: LeadCount) => `${tenant} ${state}`;

/** Deliveries by tenant and state, and leads in quarantine. */
export async function leadCounts(database: Queryable): Promise<LeadCount[]> {
  const quarantined = (await leadContent.quarantined(database)).map((each): LeadCount => ({ ...each, state: 'quarantined' }));
  return [...(await deliveryCounts(database)), ...quarantined].toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
}
