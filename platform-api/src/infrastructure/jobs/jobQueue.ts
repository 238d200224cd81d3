import PgBoss from 'pg-boss';
import type { Database, Queryable } from '../database/database';

export interface Job<Data> {
  id: string;
  data: Data;
}

export interface JobQueue<Data> {
  /** Makes the queue's tables where they are missing; `send` needs that. Safe to call again. */
  start(): Promise<void>;
  /** Adds a job in the caller's own transaction: it exists exactly if that commits. */
  send(transaction: Queryable, data: Data, options?: { startAfter?: Date }): Promise<void>;
  /** Claims jobs that are due; each belongs to this worker until it is done or expires. */
  claim(limit: number): Promise<Job<Data>[]>;
  /** Completes a claimed job in the caller's own transaction, together with its outcome. */
  done(transaction: Queryable, id: string): Promise<void>;
  /** Requeues jobs of workers that died, and deletes old ones. */
  recover(): Promise<void>;
}

interface JobQueueOptions {
  name: string;
  /** A claimed job that is not done after so many seconds belongs to a worker that died. */
  expireAfterSeconds: number;
}

/** A job whose worker dies is requeued, however often; its handler decides when to give up. */
const MAX_RECOVERIES = 1_000_000;
/** Longer than any job waits for its time. */
const RETENTION_DAYS = 90;

/** Key of the advisory lock: two processes that create the tables at once would block each other. */
const SETUP_LOCK = 726_002;

const SCRIPT = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** What pg-boss runs its SQL on. Its scripts bring their own BEGIN and COMMIT; here they are one transaction. */
function bossDb(queryable: Queryable, runScript: (sql: string) => Promise<void>): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const [, script] = SCRIPT.exec(text) ?? [];
      if (script === undefined)
        return {
          rows: await queryable.query(
            text,
            values.map((value: unknown) => value ?? null),
          ),
        };
      await runScript(script);
      return { rows: [] };
    },
  };
}

const within = (transaction: Queryable) => bossDb(transaction, (sql) => transaction.script(sql));

/** A queue of jobs in the product's own database, embedded or server, through pg-boss. */
export function createJobQueue<Data extends object>(database: Database, { name, expireAfterSeconds }: JobQueueOptions): JobQueue<Data> {
  const bossOn = (db: PgBoss.Db) => new PgBoss({ db, supervise: false, schedule: false });
  const boss = bossOn(bossDb(database, (sql) => database.transaction((transaction) => transaction.script(sql))));
  let starting: Promise<void> | null = null;
  const open = () =>
    database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK]);
      const founder = await bossOn(within(transaction)).start();
      await founder.createQueue(name, { name, policy: 'standard' });
    });
  return {
    start: () =>
      (starting ??= open().catch((error: unknown) => {
        starting = null;
        throw error;
      })),
    async send(transaction, data, { startAfter } = {}) {
      await boss.send(name, data, {
        db: within(transaction),
        startAfter,
        expireInSeconds: expireAfterSeconds,
        retryLimit: MAX_RECOVERIES,
        retryDelay: 0,
        retentionDays: RETENTION_DAYS,
      });
    },
    claim: (limit) => boss.fetch<Data>(name, { batchSize: limit }),
    done: (transaction, id) => boss.complete(name, id, {}, { db: within(transaction) }),
    recover: () => boss.maintain(),
  };
}
