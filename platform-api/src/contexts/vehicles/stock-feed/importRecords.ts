import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import { isUniqueViolation } from '../../../infrastructure/database/uniqueViolation';
import type { ImportReport } from './importReport';
import type { ImportProgress } from './importStock';

/** An import of a feed as a program reads it. Times are ISO 8601, UTC. */
export interface ImportRecord {
  id: string;
  /** interrupted: the process that ran it is gone; what it had read until then is stored. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  dryRun: boolean;
  startedAt: string;
  finishedAt: string | null;
  progress: Partial<ImportProgress>;
  report: ImportReport | null;
  /** Why it failed. */
  problem: string | null;
}

/** After so long without a sign of life the process of an import is gone. */
const DEAD_AFTER = "interval '2 minutes'";
const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const COLUMNS = `id, case when state = 'running' and alive_at < now() - ${DEAD_AFTER} then 'interrupted' else state end as state,
  dry_run as "dryRun", ${time('started_at')} as "startedAt", ${time('finished_at')} as "finishedAt", progress, report, problem`;

/** After so long an import is not listed any more, and its report is gone. */
const DELETED_AFTER = "interval '90 days'";

/** Imports that a list has. */
const LISTED = 50;

/** What imports of a tenant did. */
export const importRecords = (database: Database) => ({
  /** Notes that an import begins; null where one of the tenant is running. */
  async begin(
    tenant: string,
    { token, dryRun }: { token: string; dryRun: boolean },
    also: (transaction: Queryable, id: string) => Promise<void> = async () => undefined,
  ) {
    const id = randomUUID();
    try {
      await database.transaction(async (transaction) => {
        await transaction.query(
          `update stock_imports set state = 'failed', finished_at = alive_at, problem = 'The process that ran it is gone: send the feed again.'
            where tenant = $1 and state = 'running' and alive_at < now() - ${DEAD_AFTER}`,
          [tenant],
        );
        await transaction.query(`delete from stock_imports where tenant = $1 and started_at < now() - ${DELETED_AFTER}`, [tenant]);
        await transaction.query(`insert into stock_imports (id, tenant, token_id, state, dry_run) values ($1, $2, $3, 'running', $4)`, [
          id,
          tenant,
          token,
          dryRun,
        ]);
        await also(transaction, id);
      });
      return id;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return null;
    }
  },

  async isRunning(tenant: string): Promise<boolean> {
    const found = await database.query(
      `select 1 from stock_imports where tenant = $1 and state = 'running' and alive_at >= now() - ${DEAD_AFTER}`,
      [tenant],
    );
    return found.length > 0;
  },

  /** The process that runs an import is still there. */
  async isAlive(id: string): Promise<void> {
    await database.query(`update stock_imports set alive_at = now() where id = $1`, [id]);
  },

  async progressed(id: string, progress: ImportProgress): Promise<void> {
    await database.query('update stock_imports set progress = $2::jsonb, alive_at = now() where id = $1', [id, JSON.stringify(progress)]);
  },

  async end(id: string, outcome: { report: ImportReport } | { problem: string }): Promise<void> {
    const [report, problem] = 'report' in outcome ? [JSON.stringify(outcome.report), null] : [null, outcome.problem];
    await database.query(
      'update stock_imports set state = $2, finished_at = now(), alive_at = now(), report = $3::jsonb, problem = $4 where id = $1',
      [id, problem === null ? 'done' : 'failed', report, problem],
    );
  },

  async find(tenant: string, id: string): Promise<ImportRecord | null> {
    const [record] = await database.query<ImportRecord>(`select ${COLUMNS} from stock_imports where tenant = $1 and id = $2`, [tenant, id]);
    return record ?? null;
  },

  /** The newest first, without their reports. */
  async list(tenant: string): Promise<Omit<ImportRecord, 'report'>[]> {
    const rows = await database.query<ImportRecord>(
      `select ${COLUMNS.replace(' report,', ' null as report,')} from stock_imports where tenant = $1 order by started_at desc, id limit ${LISTED}`,
      [tenant],
    );
    return rows.map(({ report: _report, ...record }) => record);
  },
});
export type ImportRecords = ReturnType<typeof importRecords>;
