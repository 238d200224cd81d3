import type { Queryable } from '../../../infrastructure/database/database';

/** An appointment with the lead that booked it. */
export interface AppointmentOfLead {
  /** The visitor's private link. */
  id: string;
  leadId: string;
  locationId: number;
  start: Date;
  /** Number of changes. */
  sequence: number;
  isCancelled: boolean;
  /** Address of the visitor's private page; null where none was deployed, and for those that an earlier version booked. */
  link: string | null;
}

interface Row {
  id: string;
  lead_id: string;
  location_id: number;
  starts_at: Date | string;
  sequence: number;
  is_cancelled: boolean;
  link: string | null;
}

/** The newest appointment of each of these leads that has booked one, cancelled ones among them. */
export async function appointmentsOfLeads(queryable: Queryable, tenant: string, leadIds: readonly string[]): Promise<AppointmentOfLead[]> {
  const rows = await queryable.query<Row>(
    `select distinct on (lead_id) id, lead_id, location_id::float8 as location_id, starts_at, sequence, cancelled_at is not null as is_cancelled, link
       from appointments where tenant = $1 and lead_id = any($2::uuid[]) order by lead_id, cancelled_at desc nulls first`,
    [tenant, [...leadIds]],
  );
  return rows.map(({ id, lead_id, location_id, starts_at, sequence, is_cancelled, link }) => ({
    id,
    leadId: lead_id,
    locationId: location_id,
    start: new Date(starts_at),
    sequence,
    isCancelled: is_cancelled,
    link,
  }));
}
