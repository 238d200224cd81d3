import { randomUUID } from 'node:crypto';
import { invalid } from '../../../infrastructure/http/problems';
import type { BookAppointment } from '../leads/collaborators';

/** Said of a slot that somebody else has booked. */
export const TAKEN = 'This time has just been taken. Please choose another one.';

/** Books a slot of a location for a lead, in the lead's own transaction; rejects when the slot is booked already. */
export const bookAppointment: BookAppointment = async (transaction, tenant, { locationId, start, leadId, linkOf }) => {
  const id = randomUUID();
  const booked = await transaction.query(
    `insert into appointments (tenant, id, location_id, starts_at, lead_id, link) values ($1, $2, $3, $4::timestamptz, $5, $6)
     on conflict (tenant, location_id, starts_at) where cancelled_at is null do nothing returning 1`,
    [tenant, id, locationId, new Date(start).toISOString(), leadId, linkOf(id)],
  );
  if (booked.length === 0) throw invalid({ appointment: TAKEN });
};
