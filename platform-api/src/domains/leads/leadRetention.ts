import type { Database } from '../../infrastructure/database/database';
import type { Environment } from '../../infrastructure/integrations/credentials';
import { DEFAULT_RETENTION_MONTHS, deidentifyLeads } from './deidentifyLeads';
import { deleteExpiredKeys } from './leadKeys';

const INTERVAL_MS = 60 * 60_000;

/** LEAD_RETENTION_MONTHS of the environment: months after which leads are de-identified. Throws when it is no whole number from 1 on. */
export function retentionMonthsFrom({ LEAD_RETENTION_MONTHS: text }: Environment): number {
  if (!text) return DEFAULT_RETENTION_MONTHS;
  const months = Number(text);
  if (!Number.isInteger(months) || months < 1) throw new Error(`LEAD_RETENTION_MONTHS must be a whole number of months from 1 on, and it is "${text}".`);
  return months;
}

/** De-identifies old leads and deletes expired keys, at once and then every hour; the returned function stops it. */
export function startRetention(database: Database, months: number | undefined, onError: (error: unknown) => void): () => Promise<void> {
  const runRetention = async () => {
    await deidentifyLeads(database, months);
    await deleteExpiredKeys(database);
  };
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(runRetention).catch(onError);
  };
  run();
  const timer = setInterval(run, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
