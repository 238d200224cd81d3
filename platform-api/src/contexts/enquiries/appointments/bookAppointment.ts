import type { Queryable } from '../../../infrastructure/database/database';
import { invalid } from '../../../infrastructure/http/problems';

/** Said of a slot that somebody else has booked. */
export const TAKEN = 'This time has just been taken. Please choose another one.';

/** Books a slot of a location for a lead, in the lead's own transaction; rejects when the slot is booked already. */
export async function bookAppointment(
  transaction: Queryable,
  tenant: string,
  locationId: number,
  start: string,
  leadId: string,
): Promise<void> {
  const booked = await transaction.query(
    `insert into appointments (tenant, location_id, starts_at, lead_id) values ($1, $2, $3::timestamptz, $4)
     on conflict (tenant, location_id, starts_at) where cancelled_at is null do nothing returning 1`,
    [tenant, locationId, new Date(start).toISOString(), leadId],
  );
  if (booked.length === 0) throw invalid({ appointment: TAKEN });
}
