import type { ChangeTag } from '@forecourt/shared-contracts/site-changes';
import { SETTLING_MS, type SiteChanges } from './siteChanges';

/** What of a rendered page decides how long it may be sent. Times are milliseconds of one clock. */
export interface Rendering {
  slug: string;
  /** When its render began: nothing in it is older. */
  startedAt: number;
  dependsOn: readonly ChangeTag[];
  /** How long it is fresh where nothing changes. */
  maxAgeMs: number;
}

/** No page is fresh for longer: opening hours, days of offers and other times are in it. */
export const MAX_AGE_MS = 60_000;
/** A page that lacks a part, because it was late or failed. */
export const MAX_AGE_OF_INCOMPLETE_MS = 3000;

/** A page that has become stale is still sent for so long, while it is rendered again. With the second between two reports changes are seen within 5 s. */
export const STALE_MS = 1500;
/** The same where nothing of the site has changed. */
export const UNCHANGED_STALE_MS = 30_000;

interface Staleness {
  /** From when on the page is stale. */
  since: number;
  /** For how long it may then be sent while it is rendered again. */
  sentForMs: number;
  /** When it becomes stale at the latest, where the back end goes on to report changes. */
  expires: number;
}

export function stalenessOf({ slug, startedAt, dependsOn, maxAgeMs }: Rendering, changes: SiteChanges): Staleness {
  const learntAt = dependsOn.length === 0 ? Number.NEGATIVE_INFINITY : changes.lastChange(slug, dependsOn);
  const changed = learntAt > startedAt ? learntAt : startedAt < learntAt + SETTLING_MS ? learntAt + SETTLING_MS : Number.POSITIVE_INFINITY;
  const aged = startedAt + maxAgeMs;
  const expires = Math.min(changed, aged);
  const since = Math.min(expires, changes.knownUntil());
  if (since < aged) return { since, sentForMs: STALE_MS, expires };
  return { since, sentForMs: maxAgeMs < MAX_AGE_MS ? 0 : UNCHANGED_STALE_MS, expires };
}
