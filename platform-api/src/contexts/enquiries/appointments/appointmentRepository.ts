import type { Database, Queryable } from '../../../infrastructure/database/database';
import { isUniqueViolation } from '../../../infrastructure/database/uniqueViolation';
import { invalid, notFound, Problem } from '../../../infrastructure/http/problems';
import type { LeadDeliveries } from '../leads/collaborators';
import { leadContent } from '../leads/leadContent';
import { carOfLead } from '../leads/leadOwner';
import { TAKEN } from './bookAppointment';

/** A booked slot. */
export interface BookedAppointment {
  leadId: string;
  locationId: number;
  carId: number | null;
  start: Date;
  /** Number of changes. */
  sequence: number;
  isCancelled: boolean;
}

interface AppointmentRow {
  lead_id: string;
  location_id: number;
  starts_at: Date | string;
  sequence: number;
  is_cancelled: boolean;
}

/** A link that somebody passes on must not send the dealer messages without end. */
const MAX_CHANGES = 10;
const CALL_US = 'You have changed this test drive several times. Please call us.';

const appointmentOf = (row: AppointmentRow, carId: number | null): BookedAppointment => ({
  leadId: row.lead_id,
  locationId: row.location_id,
  carId,
  start: new Date(row.starts_at),
  sequence: row.sequence,
  isCancelled: row.is_cancelled,
});

/** Booked slots of test drives; whoever has the id of one may change it. */
export function createAppointmentRepository(database: Database, deliveries: LeadDeliveries, now: () => Date) {
  const read = async (queryable: Queryable, tenant: string, id: string, lock: '' | 'for update' = '') => {
    const [row] = await queryable.query<AppointmentRow>(
      `select lead_id, location_id::float8 as location_id, starts_at, sequence, cancelled_at is not null as is_cancelled
         from appointments where tenant = $1 and id = $2 ${lock}`,
      [tenant, id],
    );
    return row ? appointmentOf(row, (await carOfLead(queryable, tenant, row.lead_id)) ?? null) : null;
  };

  /** Locks an appointment that can be changed: neither cancelled nor past. */
  const lock = async (transaction: Queryable, tenant: string, id: string): Promise<BookedAppointment> => {
    const appointment = await read(transaction, tenant, id, 'for update');
    if (!appointment) throw notFound();
    if (appointment.isCancelled || appointment.start <= now()) throw new Problem('conflict');
    return appointment;
  };

  /** Writes the change into the lead and delivers it; nothing of a de-identified lead. */
  const report = async (transaction: Queryable, tenant: string, leadId: string, change: object) => {
    const lead = await leadContent.merge(transaction, tenant, leadId, change);
    if (!lead) return;
    await deliveries.plan(transaction, tenant, { id: leadId, ...lead }, { part: 'appointment_changed' });
    await deliveries.confirm(transaction, tenant, { id: leadId, ...lead }, 'appointment_changed');
  };

  return {
    find: (tenant: string, id: string) => read(database, tenant, id),

    /** Id of a lead's appointment, null where it has booked none. */
    async idOf(tenant: string, leadId: string): Promise<string | null> {
      const [row] = await database.query<{ id: string }>(
        'select id from appointments where tenant = $1 and lead_id = $2 and cancelled_at is null',
        [tenant, leadId],
      );
      return row?.id ?? null;
    },

    /** Starts at a location that are booked, from two days before the first date to two days after the last. */
    async bookedStarts(tenant: string, locationId: number, from: string, to: string): Promise<Date[]> {
      const booked = await database.query<{ starts_at: Date | string }>(
        `select starts_at from appointments where tenant = $1 and location_id = $2 and cancelled_at is null
            and starts_at between $3::date - interval '2 days' and $4::date + interval '2 days'`,
        [tenant, locationId, from, to],
      );
      return booked.map(({ starts_at: start }) => new Date(start));
    },

    /**
     * Moves an appointment to another free slot; the old one is free from the same moment on, and the change is delivered to the dealer. `start` is
     * ISO 8601 with the offset of the location. Rejects with not_found, with conflict for a cancelled or past appointment, and with
     * validation_failed when somebody else has the slot.
     */
    async move(tenant: string, id: string, start: string): Promise<void> {
      await deliveries.prepare();
      const moved = database.transaction(async (transaction) => {
        const appointment = await lock(transaction, tenant, id);
        if (appointment.start.getTime() === Date.parse(start)) return;
        if (appointment.sequence >= MAX_CHANGES) throw invalid({ start: CALL_US });
        await transaction.query(
          'update appointments set starts_at = $3::timestamptz, sequence = sequence + 1 where tenant = $1 and id = $2',
          [tenant, id, new Date(start).toISOString()],
        );
        await report(transaction, tenant, appointment.leadId, { appointment: start, appointment_change: 'moved' });
      });
      await moved.catch((error: unknown) => {
        throw isUniqueViolation(error) ? invalid({ start: TAKEN }) : error;
      });
    },

    /** Cancels an appointment: its slot is free again, and the change is delivered. Nothing happens where it is cancelled already; rejects like `move`. */
    async cancel(tenant: string, id: string): Promise<void> {
      await deliveries.prepare();
      await database.transaction(async (transaction) => {
        if ((await read(transaction, tenant, id, 'for update'))?.isCancelled) return;
        const { leadId } = await lock(transaction, tenant, id);
        await transaction.query('update appointments set cancelled_at = now(), sequence = sequence + 1 where tenant = $1 and id = $2', [
          tenant,
          id,
        ]);
        await report(transaction, tenant, leadId, { appointment_change: 'cancelled' });
      });
    },
  };
}
export type AppointmentRepository = ReturnType<typeof createAppointmentRepository>;
