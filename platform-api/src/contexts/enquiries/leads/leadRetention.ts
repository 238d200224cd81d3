import { StartError } from '@forecourt/server-kit';
import type { Database } from '../../../infrastructure/database/database';
import type { Environment } from '../../../infrastructure/integrations/credentials';
import type { DeletePersonalData } from './collaborators';
import { DEFAULT_RETENTION_MONTHS, deidentifyLeads } from './deidentifyLeads';
import { deleteExpiredKeys } from './leadKeys';

export const RETENTION_INTERVAL_MS = 60 * 60_000;

/** LEAD_RETENTION_MONTHS of the environment: months after which leads are de-identified. Throws when it is no whole number from 1 on. */
export function retentionMonthsFrom({ LEAD_RETENTION_MONTHS: text }: Environment): number {
  if (!text) return DEFAULT_RETENTION_MONTHS;
  const months = Number(text);
  if (!Number.isInteger(months) || months < 1)
    throw new StartError(`LEAD_RETENTION_MONTHS must be a whole number of months from 1 on, and it is "${text}".`);
  return months;
}

/** De-identifies leads older than so many months, with what others have of them, and deletes expired keys. */
export async function runRetention(database: Database, months: number | undefined, others: readonly DeletePersonalData[]): Promise<void> {
  await deidentifyLeads(database, months, others);
  await deleteExpiredKeys(database);
}
