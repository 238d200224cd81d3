import { clockAt, type SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../infrastructure/database/database';
import { deleteVisits, VISIT_DAYS } from '../vehicles';
import { addDays, daysBetween } from './days';
import { figureRepository } from './figureRepository';
import { countFigures } from './figureSources';

/** Leads are released, delivered again and paid back for weeks: until then the figures of a day are counted anew each time. */
const SETTLED_DAYS = 60;
/** Days that one transaction counts. */
const DAYS_AT_ONCE = 31;
/** Figures of older days would be deleted at once. */
const OLDEST_DAYS = 760;

/**
 * Stores the figures of a tenant's days that have settled and are not stored yet, and then deletes the visits that they were counted from: a visit
 * whose day is not stored stays.
 */
export async function rollUp(database: Database, site: SiteConfig, now: Date): Promise<void> {
  const { slug: tenant } = site;
  const timeZone = site.switches.openingHoursTimeZone;
  const today = clockAt(now, timeZone).date;
  const [first, last] = [addDays(today, -OLDEST_DAYS), addDays(today, -SETTLED_DAYS)];
  const stored = await figureRepository(database).storedDays(tenant, first, last);
  const missing = daysBetween(first, last).filter((day) => !stored.has(day));
  for (let start = 0; start < missing.length; start += DAYS_AT_ONCE) {
    const days = missing.slice(start, start + DAYS_AT_ONCE);
    const [from = first, to = last] = [days[0], days.at(-1)];
    await database.transaction(async (transaction) => {
      // Another process may have stored some of them, and deleted what they were counted from.
      const wanted = await figureRepository(transaction).claim(tenant, days);
      if (wanted.size === 0) return;
      const rows = (await countFigures(transaction, tenant, { from, to, timeZone })).filter(({ day }) => wanted.has(day));
      await figureRepository(transaction).store(tenant, rows);
    });
  }
  await database.transaction(async (transaction) => {
    await deleteVisits(transaction, tenant, new Date(now.getTime() - VISIT_DAYS * 86_400_000));
    await figureRepository(transaction).deleteOld(tenant, today);
  });
}
