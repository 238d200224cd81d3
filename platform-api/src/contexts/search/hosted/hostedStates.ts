import type { Database, Queryable } from '../../../infrastructure/database/database';

/** What of a site an index holds: it is up to date where all three are those of today. */
export interface PushedVersion {
  /** Last change of the stock. */
  change: number;
  /** Versions of models and products by the name of their index, as JSON; one that has no items is not there. */
  content: string;
  /** What decides how a record looks and which there are: settings, attributes, the site's filters. */
  form: string;
}

/** How far the indexes of a tenant at the search service are. Times are ISO 8601, UTC. */
export interface HostedState extends PushedVersion {
  tenant: string;
  /** null: nothing has been pushed yet. */
  pushedAt: string | null;
  /** Attempts since then that failed. */
  failures: number;
  /** Why the last attempt failed; null where it did not. */
  problem: string | null;
}

const NOTHING = { change: 0, content: '', form: '', pushedAt: null, failures: 0, problem: null };
const COLUMNS = `tenant, change::float8 as change, content, form, failures, problem,
  to_char(pushed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "pushedAt"`;
/** A job that is older than this is lost. */
const LOST_AFTER = "interval '1 day'";

/** How far the indexes of tenants are. */
export const hostedStates = (database: Database) => ({
  list: (): Promise<HostedState[]> => database.query<HostedState>(`select ${COLUMNS} from hosted_indexes order by tenant`),

  async of(tenant: string): Promise<HostedState> {
    const [state] = await database.query<HostedState>(`select ${COLUMNS} from hosted_indexes where tenant = $1`, [tenant]);
    return state ?? { ...NOTHING, tenant };
  },

  /** Calls `send` in a transaction where a tenant has no job yet. */
  async queue(tenant: string, send: (transaction: Queryable) => Promise<void>): Promise<void> {
    await database.transaction(async (transaction) => {
      const taken = await transaction.query(
        `insert into hosted_indexes (tenant, queued_at) values ($1, now())
         on conflict (tenant) do update set queued_at = now()
           where hosted_indexes.queued_at is null or hosted_indexes.queued_at < now() - ${LOST_AFTER} returning 1`,
        [tenant],
      );
      if (taken.length > 0) await send(transaction);
    });
  },

  async pushed(transaction: Queryable, tenant: string, { change, content, form }: PushedVersion): Promise<void> {
    await transaction.query(
      `update hosted_indexes set change = $2, content = $3, form = $4, pushed_at = now(), queued_at = null, failures = 0, problem = null
        where tenant = $1`,
      [tenant, change, content, form],
    );
  },

  /** What an operator has to do before the index can follow; null: nothing. */
  async note(tenant: string, problem: string | null): Promise<void> {
    await database.query(
      `insert into hosted_indexes (tenant, problem) values ($1, $2)
       on conflict (tenant) do update set problem = excluded.problem where hosted_indexes.problem is distinct from excluded.problem`,
      [tenant, problem],
    );
  },

  /** Somebody else has written the index: all of it is sent again. */
  async forget(tenant: string): Promise<void> {
    await database.query(`update hosted_indexes set form = '' where tenant = $1`, [tenant]);
  },

  /** Nothing was to do. */
  async released(transaction: Queryable, tenant: string): Promise<void> {
    await transaction.query('update hosted_indexes set queued_at = null where tenant = $1', [tenant]);
  },

  /** Resolves with the number of failures since the last push. */
  async failed(transaction: Queryable, tenant: string, problem: string): Promise<number> {
    const [row] = await transaction.query<{ failures: number }>(
      'update hosted_indexes set failures = failures + 1, problem = $2, queued_at = now() where tenant = $1 returning failures',
      [tenant, problem],
    );
    return row?.failures ?? 1;
  },
});
export type HostedStates = ReturnType<typeof hostedStates>;
