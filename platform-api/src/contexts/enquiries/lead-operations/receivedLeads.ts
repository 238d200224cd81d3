import type { Queryable } from '../../../infrastructure/database/database';
import { VISITOR } from '../delivery/visitorEndpoint';

/** Which of these leads a dealer has: an endpoint has accepted them, or somebody has marked them as dealt with. */
export async function receivedLeads(queryable: Queryable, tenant: string, leadIds: readonly string[]): Promise<Set<string>> {
  const rows = await queryable.query<{ lead_id: string }>(
    `select lead_id from lead_deliveries
      where tenant = $1 and lead_id = any($2::uuid[]) and state = 'delivered' and endpoint is distinct from $3
     union select lead_id from handled_leads where tenant = $1 and lead_id = any($2::uuid[])`,
    [tenant, [...leadIds], VISITOR],
  );
  return new Set(rows.map(({ lead_id: leadId }) => leadId));
}
