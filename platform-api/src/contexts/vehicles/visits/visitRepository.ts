import type { Database } from '../../../infrastructure/database/database';

export interface VisitEvent {
  id: number;
  label?: string | null;
  car_id?: number | null;
  form?: Readonly<Record<string, unknown>>;
}

/** Events and revealed phone numbers, without anything that can be traced to a person. */
export function createVisitRepository(database: Database) {
  return {
    async addEvent(tenant: string, { id, label, car_id, form }: VisitEvent): Promise<void> {
      await database.query('insert into events (tenant, event_id, label, car_id, form) values ($1, $2, $3, $4, $5::jsonb)', [
        tenant,
        id,
        label ?? null,
        car_id ?? null,
        form ? JSON.stringify(form) : null,
      ]);
    },

    async addPhoneReveal(tenant: string, carId: number | null, dealershipId: number | null): Promise<void> {
      await database.query('insert into phone_reveals (tenant, car_id, dealership_id) values ($1, $2, $3)', [tenant, carId, dealershipId]);
    },
  };
}
export type VisitRepository = ReturnType<typeof createVisitRepository>;
