import type { Queryable } from '../../../infrastructure/database/database';

interface AppointmentOfLead {
  start: Date;
  /** Number of changes. */
  sequence: number;
  isCancelled: boolean;
  /** The visitor's private page; null where none is known. */
  link: string | null;
}

/** The newest appointment of a lead, a cancelled one too; null where it has booked none. */
export async function appointmentOf(queryable: Queryable, tenant: string, leadId: string): Promise<AppointmentOfLead | null> {
  const [row] = await queryable.query<{ starts_at: Date | string; sequence: number; is_cancelled: boolean; link: string | null }>(
    `select starts_at, sequence, cancelled_at is not null as is_cancelled, link from appointments
      where tenant = $1 and lead_id = $2 order by cancelled_at desc nulls first limit 1`,
    [tenant, leadId],
  );
  return row ? { start: new Date(row.starts_at), sequence: row.sequence, isCancelled: row.is_cancelled, link: row.link } : null;
}
