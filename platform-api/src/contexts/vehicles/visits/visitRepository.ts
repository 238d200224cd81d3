import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { VisitSource } from './visitSource';

export interface VisitEvent {
  id: number;
  label?: string | null;
  car_id?: number | null;
  form?: Readonly<Record<string, unknown>>;
}

/** Days after which visits and what happened in them are deleted; their figures stay. */
export const VISIT_DAYS = 90;

/**
 * Visits, events and revealed phone numbers without name, address or device: a visit is a random id that the browser forgets with its tab, which no
 * lead has, and it is deleted after 90 days with what happened in it.
 */
export function createVisitRepository(database: Database) {
  return {
    /** A visit that is there already stays as it is. */
    async addVisit(tenant: string, id: string, { source, campaign }: VisitSource): Promise<void> {
      await database.query('insert into visits (tenant, id, source, campaign) values ($1, $2, $3, $4) on conflict do nothing', [
        tenant,
        id,
        source,
        campaign,
      ]);
    },

    /** Where a visit came from; null for one that is not known. */
    async sourceOf(tenant: string, visit: string): Promise<VisitSource | null> {
      const [found] = await database.query<VisitSource>('select source, campaign from visits where tenant = $1 and id = $2', [
        tenant,
        visit,
      ]);
      return found ?? null;
    },

    async addEvent(tenant: string, { id, label, car_id, form }: VisitEvent, visit: string | null): Promise<void> {
      await database.query('insert into events (tenant, event_id, label, car_id, form, visit) values ($1, $2, $3, $4, $5::jsonb, $6)', [
        tenant,
        id,
        label ?? null,
        car_id ?? null,
        form ? JSON.stringify(form) : null,
        visit,
      ]);
    },

    async addPhoneReveal(
      tenant: string,
      { carId, dealershipId, visit }: { carId: number | null; dealershipId: number | null; visit: string | null },
    ): Promise<void> {
      await database.query('insert into phone_reveals (tenant, car_id, dealership_id, visit) values ($1, $2, $3, $4)', [
        tenant,
        carId,
        dealershipId,
        visit,
      ]);
    },
  };
}
export type VisitRepository = ReturnType<typeof createVisitRepository>;

/** Deletes the visits of a tenant of before a day, with what happened in them. */
export async function deleteVisits(transaction: Queryable, tenant: string, before: Date): Promise<void> {
  await transaction.query('delete from events where tenant = $1 and happened_at < $2', [tenant, before]);
  await transaction.query('delete from phone_reveals where tenant = $1 and happened_at < $2', [tenant, before]);
  await transaction.query('delete from visits where tenant = $1 and at < $2', [tenant, before]);
}
