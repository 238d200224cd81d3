import type { Database } from '../../infrastructure/database/database';
import { deidentifyLeads } from './deidentifyLeads';
import { forgetKeys } from './leadKeys';

const EVERY_MS = 60 * 60_000;

/** De-identifies old leads and drops old keys, at once and then every hour; the answer ends it (PL-047). */
export function keepTidy(database: Database, retentionMonths: number | undefined, onError: (error: unknown) => void): () => Promise<void> {
  const tidy = async () => {
    await deidentifyLeads(database, retentionMonths);
    await forgetKeys(database);
  };
  let tidying: Promise<void> = Promise.resolve();
  const run = () => {
    tidying = tidying.then(tidy).catch(onError);
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await tidying;
  };
}
