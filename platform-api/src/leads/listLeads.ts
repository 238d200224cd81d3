import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Database } from '../database/database';

/** One stored lead as the operator sees it. */
export interface ListedLead {
  tenant: string;
  id: string;
  /** ISO 8601 instant. */
  at: string;
  category: string;
  name: string;
  carId: number | null;
  quarantined: boolean;
  /** Delivery jobs of the lead, whatever their state. */
  deliveries: number;
}

interface LeadRow {
  tenant: string;
  id: string;
  created_at: Date | string;
  category: string;
  payload: LeadPayload;
  quarantine_reason: string | null;
  deliveries: number;
}

/** The newest leads of all tenants, or of one. */
export async function listLeads(database: Database, { tenant = null, limit = 100 }: { tenant?: string | null; limit?: number } = {}): Promise<ListedLead[]> {
  const rows = await database.query<LeadRow>(
    `select leads.tenant, leads.id, leads.created_at, leads.category, leads.payload, leads.quarantine_reason,
            (select count(*)::int from lead_deliveries where lead_deliveries.tenant = leads.tenant and lead_deliveries.lead_id = leads.id) as deliveries
       from leads where $1::text is null or leads.tenant = $1
      order by leads.created_at desc limit $2`,
    [tenant, limit],
  );
  return rows.map((row) => ({
    tenant: row.tenant,
    id: row.id,
    at: new Date(row.created_at).toISOString(),
    category: row.category,
    name: row.payload.name,
    carId: row.payload.car_id,
    quarantined: row.quarantine_reason !== null,
    deliveries: row.deliveries,
  }));
}
