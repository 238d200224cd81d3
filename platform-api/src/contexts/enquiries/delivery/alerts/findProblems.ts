import type { Queryable } from '../../../../infrastructure/database/database';
import { leadContent, type LeadArrivals } from '../../leads/leadContent';
import type { Alert } from './alertRepository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Leads that a site had in the last weeks: fewer say nothing about how often they come. */
const MIN_LEADS = 10;
const PERIOD_MS = 35 * DAY_MS;
/** A silence of as many usual gaps is unusual, of less than a day never. */
const UNUSUAL_GAPS = 7;
/** A site whose endpoints are being set up needs no alert. */
const WAITING_MS = 15 * 60_000;

/** The alert of a site whose last lead is unusually long ago; null for any other. */
export function silenceOf({ tenant, leads, first, last }: LeadArrivals, now: Date): Alert | null {
  if (leads < MIN_LEADS) return null;
  const lastAt = new Date(last);
  const gap = (lastAt.getTime() - new Date(first).getTime()) / (leads - 1);
  const silence = now.getTime() - lastAt.getTime();
  if (silence < Math.max(DAY_MS, UNUSUAL_GAPS * gap)) return null;
  const hours = (milliseconds: number) => `${Math.max(1, Math.round(milliseconds / HOUR_MS))} h`;
  const reason = `no lead for ${hours(silence)}, since ${lastAt.toISOString()}; before that one every ${hours(gap)}`;
  return { tenant, kind: 'silent', endpoint: '', reason };
}

/** Sites that unusually get no leads, and leads that no endpoint gets. */
export async function findProblems(database: Queryable, now: Date): Promise<Alert[]> {
  const arrivals = await leadContent.arrivals(database, new Date(now.getTime() - PERIOD_MS));
  const waiting = await database.query<{ tenant: string; count: number }>(
    `select tenant, count(*)::int as count from lead_deliveries where state = 'pending' and endpoint is null and tried_since < $1 group by tenant`,
    [new Date(now.getTime() - WAITING_MS)],
  );
  return [
    ...arrivals.flatMap((each) => silenceOf(each, now) ?? []),
    ...waiting.map(({ tenant, count }): Alert => {
      const reason = `${count} waiting: the delivery document of the site names no endpoint for them`;
      return { tenant, kind: 'waiting', endpoint: '', reason };
    }),
  ];
}
