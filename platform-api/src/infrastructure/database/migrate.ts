import type { Database } from './database';
import { MIGRATIONS } from './migrations';

/** Key of the advisory lock; any number that nothing else in the database uses. */
const MIGRATION_LOCK = 726_001;

/** Brings the schema up to date: each migration runs once, in order, alone, and is recorded. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await transaction.script(
      'create table if not exists schema_migrations (id text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set((await transaction.query<{ id: string }>('select id from schema_migrations')).map((row) => row.id));
    for (const { id, sql } of MIGRATIONS) {
      if (applied.has(id)) continue;
      await transaction.script(sql);
      await transaction.query('insert into schema_migrations (id) values ($1)', [id]);
    }
  });
}
