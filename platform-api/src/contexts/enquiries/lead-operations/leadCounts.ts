import type { Queryable } from '../../../infrastructure/database/database';

/** Deliveries of a tenant in a state; `quarantined` counts leads. */
export interface LeadCount {
  tenant: string;
  state: 'pending' | 'delivered' | 'dead' | 'quarantined';
  count: number;
}

/** Deliveries by tenant and state, and leads in quarantine. */
export function leadCounts(database: Queryable): Promise<LeadCount[]> {
  return database.query<LeadCount>(
    `select tenant, state, count(*)::int as count from lead_deliveries group by tenant, state
     union all
     select tenant, 'quarantined', count(*)::int from leads where quarantine_reason is not null group by tenant
     order by tenant, state`,
  );
}
