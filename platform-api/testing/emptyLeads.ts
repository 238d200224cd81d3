import type { Database } from '../src/infrastructure/database/database';

/** Those that refer to others first. */
const TABLES = ['lead_photos', 'appointments', 'consents', 'lead_deliveries', 'lead_attributes', 'lead_keys', 'leads'];

/**
 * Deletes all leads and what belongs to them, and the rows of `others`, row by row: a truncate locks whole tables, which deadlocks with a task of
 * the server that reads them in another order.
 */
export const emptyLeads = (database: Pick<Database, 'script'>, ...others: string[]) =>
  database.script([...others, ...TABLES].map((table) => `delete from ${table};`).join('\n'));
