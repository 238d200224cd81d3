import type { Database } from '../src/infrastructure/database/database';
import { MIGRATIONS } from '../src/infrastructure/database/migrations';
import { openServer } from '../src/infrastructure/database/server';
import { postgresUrl } from './postgres';

/** A database as the version before a migration left it. */
export async function openBefore(migration: string): Promise<Database> {
  const database = openServer(await postgresUrl());
  await database.script('create table schema_migrations (id text primary key, applied_at timestamptz not null default now())');
  for (const { id, sql } of MIGRATIONS.filter((each) => each.id < migration)) {
    await database.script(sql);
    await database.query('insert into schema_migrations (id) values ($1)', [id]);
  }
  return database;
}
