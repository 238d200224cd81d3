import type { IndexSettings, Synonym } from '@forecourt/search-engine';
import type { Database, Queryable } from '../../infrastructure/database/database';

/** An index that a tenant writes itself. A replica has no records of its own but those of its primary. */
export interface TenantIndex {
  name: string;
  id: number;
  primary: string | null;
  settings: IndexSettings;
  synonyms: readonly Synonym[];
  createdAt: string;
  updatedAt: string;
}

/** A record as JSON; null: it was deleted. */
export interface ChangedRecord {
  objectID: string;
  record: string | null;
  change: number;
}

const INDEX_COLUMNS = `name, id::float8 as id, primary_name as "primary", settings, synonyms,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`;

const indexesOf = (queryable: Queryable, tenant: string) =>
  queryable.query<TenantIndex>(`select ${INDEX_COLUMNS} from search_indexes where tenant = $1 order by name`, [tenant]);

/** One tenant's writes in one transaction, which locks out other writers of the tenant. */
export interface IndexEdit {
  /** The number of this change, the `taskID` of the endpoint. */
  readonly change: number;
  find(name: string): Promise<TenantIndex | null>;
  /** The index, created when it does not exist. */
  open(name: string, defaults?: Partial<Pick<TenantIndex, 'primary' | 'settings' | 'synonyms'>>): Promise<TenantIndex>;
  configure(name: string, config: Partial<Pick<TenantIndex, 'settings' | 'synonyms' | 'primary'>>): Promise<void>;
  /** Stored records as JSON by objectID. */
  records(id: number, objectIDs: readonly string[]): Promise<Map<string, string>>;
  put(id: number, records: ReadonlyMap<string, string | null>): Promise<void>;
  /** Deletes all records by giving the index a new id. */
  clear(name: string): Promise<void>;
  drop(name: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  copyRecords(from: number, to: number): Promise<void>;
}

function editOf(transaction: Queryable, tenant: string, change: number): IndexEdit {
  const run = (sql: string, ...parameters: unknown[]) => transaction.query(sql, [tenant, ...parameters]);
  const find = async (name: string) =>
    (
      await transaction.query<TenantIndex>(`select ${INDEX_COLUMNS} from search_indexes where tenant = $1 and name = $2`, [tenant, name])
    )[0] ?? null;
  const dropRecords = (name: string) =>
    run(
      'delete from search_records where tenant = $1 and index_id = (select id from search_indexes where tenant = $1 and name = $2)',
      name,
    );
  const edit: IndexEdit = {
    change,
    find,
    async open(name, { primary = null, settings = {}, synonyms = [] } = {}) {
      await run(
        `insert into search_indexes (tenant, name, id, primary_name, settings, synonyms)
         values ($1, $2, nextval('search_changes'), $3, $4::jsonb, $5::jsonb) on conflict (tenant, name) do nothing`,
        name,
        primary,
        JSON.stringify(settings),
        JSON.stringify(synonyms),
      );
      return (await find(name)) as TenantIndex;
    },
    async configure(name, { settings, synonyms, primary }) {
      await run(
        `update search_indexes set settings = coalesce($3::jsonb, settings), synonyms = coalesce($4::jsonb, synonyms),
           primary_name = case when $5 then $6 else primary_name end, updated_at = now() where tenant = $1 and name = $2`,
        name,
        settings ? JSON.stringify(settings) : null,
        synonyms ? JSON.stringify(synonyms) : null,
        primary !== undefined,
        primary ?? null,
      );
    },
    async records(id, objectIDs) {
      const rows = await transaction.query<{ objectID: string; record: string }>(
        `select object_id as "objectID", record from search_records where tenant = $1 and index_id = $2 and object_id = any($3) and record is not null`,
        [tenant, id, objectIDs],
      );
      return new Map(rows.map(({ objectID, record }) => [objectID, record]));
    },
    async put(id, records) {
      const rows = [...records].map(([object_id, record]) => ({ object_id, record }));
      await run(
        `insert into search_records (tenant, index_id, object_id, record, change)
         select $1, $2, row.object_id, row.record, $3 from jsonb_to_recordset($4::jsonb) as row (object_id text, record text)
         on conflict (tenant, index_id, object_id) do update set record = excluded.record, change = excluded.change`,
        id,
        change,
        JSON.stringify(rows),
      );
      await run('update search_indexes set updated_at = now() where tenant = $1 and id = $2', id);
    },
    async clear(name) {
      await dropRecords(name);
      await run(`update search_indexes set id = nextval('search_changes'), updated_at = now() where tenant = $1 and name = $2`, name);
    },
    async drop(name) {
      await dropRecords(name);
      await run('delete from search_indexes where tenant = $1 and (name = $2 or primary_name = $2)', name);
    },
    async rename(from, to) {
      const target = await find(to);
      await dropRecords(to);
      await run('delete from search_indexes where tenant = $1 and name = $2', to);
      await run('update search_indexes set name = $3, updated_at = now() where tenant = $1 and name = $2', from, to);
      // The replicas of the replaced index remain its replicas.
      if (target) await edit.configure(to, { settings: { ...(await find(to))?.settings, replicas: target.settings.replicas } });
    },
    async copyRecords(from, to) {
      await run(
        `insert into search_records (tenant, index_id, object_id, record, change)
         select tenant, $3, object_id, record, $4 from search_records where tenant = $1 and index_id = $2 and record is not null`,
        from,
        to,
        change,
      );
    },
  };
  return edit;
}

/** Indexes that tenants write through the search endpoint; persistent. */
export function createTenantIndexRepository(database: Database) {
  return {
    async revisions(): Promise<Map<string, number>> {
      const rows = await database.query<{ tenant: string; change: number }>(
        'select tenant, change::float8 as change from search_revisions',
      );
      return new Map(rows.map(({ tenant, change }) => [tenant, change]));
    },

    indexes: (tenant: string): Promise<TenantIndex[]> => indexesOf(database, tenant),

    /** Records of an index that changed after a position in its history, oldest first, at most `limit`. */
    changedSince(tenant: string, id: number, after: { change: number; objectID: string }, limit: number): Promise<ChangedRecord[]> {
      return database.query<ChangedRecord>(
        `select object_id as "objectID", record, change::float8 as change from search_records
         where tenant = $1 and index_id = $2 and (change, object_id) > ($3, $4) order by change, object_id limit $5`,
        [tenant, id, after.change, after.objectID, limit],
      );
    },

    /** Runs writes of one tenant in one transaction. */
    edit<Result>(tenant: string, work: (edit: IndexEdit) => Promise<Result>): Promise<Result> {
      return database.transaction(async (transaction) => {
        const [row] = await transaction.query<{ change: number }>(
          `insert into search_revisions (tenant, change) values ($1, nextval('search_changes'))
           on conflict (tenant) do update set change = nextval('search_changes') returning change::float8 as change`,
          [tenant],
        );
        return work(editOf(transaction, tenant, (row as { change: number }).change));
      });
    },
  };
}
export type TenantIndexRepository = ReturnType<typeof createTenantIndexRepository>;
