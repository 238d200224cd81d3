import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Database, Queryable } from '../../../infrastructure/database/database';

/** Leads that an account lists. */
const LIMIT = 50;

/** A lead of an account. */
export interface AccountLead {
  id: string;
  at: Date;
  category: string;
  carId: number | null;
  location: string | null;
  payload: LeadPayload & { trade_in?: object | null };
}

/** The leads of the person who is signed in: sent while signed in, or claimed by a browser that knows their ids. */
export const accountLeads = {
  /** Newest first; a form that was begun and not completed is not among them. */
  async list(queryable: Queryable, tenant: string, userId: number): Promise<AccountLead[]> {
    const rows = await queryable.query<Omit<AccountLead, 'at'> & { at: Date | string }>(
      `select id, coalesce(completed_at, created_at) as at, category, car_id::float8 as "carId", location, payload from leads
        where tenant = $1 and user_id = $2 and form_completed and deidentified_at is null
        order by coalesce(completed_at, created_at) desc limit ${LIMIT}`,
      [tenant, userId],
    );
    return rows.map(({ at, ...lead }) => ({ ...lead, at: new Date(at) }));
  },

  /** Of all that were completed. */
  async ids(queryable: Queryable, tenant: string, userId: number): Promise<string[]> {
    const rows = await queryable.query<{ id: string }>(
      'select id from leads where tenant = $1 and user_id = $2 and form_completed and deidentified_at is null',
      [tenant, userId],
    );
    return rows.map(({ id }) => id);
  },

  /** Gives leads of nobody, as old as a browser stores them, to a person who knows their ids; any other is passed over. Returns how many. */
  async claim(database: Database, tenant: string, userId: number, leadIds: readonly string[]): Promise<number> {
    const claimed = await database.query(
      "update leads set user_id = $2 where tenant = $1 and id = any($3::uuid[]) and user_id is null and deidentified_at is null and created_at > now() - interval '30 days' returning id",
      [tenant, userId, [...leadIds]],
    );
    return claimed.length;
  },
};
