import type { SiteVersions } from '../../protocol/messages';
import { CHANGE_TAGS, SITE_CHANGES_PATH, type ChangeTag, type SiteChangesReport } from '@forecourt/shared-contracts/site-changes';

/** What this server knows of the sites' changes; times are milliseconds of `now`. */
export interface SiteChanges {
  /** When this server learnt of the last change of one of these, or of the site for the first time. */
  lastChange(slug: string, tags: readonly ChangeTag[]): number;
  /** What changed last, without what has changed so lately that not every process of the back end may know it; nothing while changes are not known. */
  versions(slug: string): SiteVersions;
  /** Until when no change could have escaped this server. */
  knownUntil(): number;
  close(): void;
}

interface FollowOptions {
  apiBase: string;
  /** Bearer token of the back end's addresses for operators; null: it is on this machine. */
  token: string | null;
  /** Interval of the requests, milliseconds. */
  everyMs?: number;
  /** How long a request may take, milliseconds. */
  timeoutMs?: number;
  now?: () => number;
  /** Called when the back end ceases to report changes. */
  onUnknown?(reason: string): void;
}

/** For so long after a change a response may still be what it was: processes of the back end take over changes of others by and by. */
export const SETTLING_MS = 1500;
/** A report holds for so long after it was requested: two requests may fail. */
const HOLDS_MS = 3000;

async function readReport(apiBase: string, token: string | null, timeoutMs: number): Promise<SiteChangesReport> {
  const response = await fetch(`${apiBase}${SITE_CHANGES_PATH}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${SITE_CHANGES_PATH} responded with ${response.status}`);
  return (await response.json()) as SiteChangesReport;
}

/** Follows the changes that the back end reports, once a second. */
export function followSiteChanges({
  apiBase,
  token,
  everyMs = 1000,
  timeoutMs = 2000,
  now = () => performance.now(),
  onUnknown = () => undefined,
}: FollowOptions): SiteChanges & { readNow(): Promise<void> } {
  let report: SiteChangesReport = {};
  let until = Number.NEGATIVE_INFINITY;
  let wasUnknown = false;
  /** By slug and tag. */
  const learntAt = new Map<string, number>();
  const keyOf = (slug: string, tag: ChangeTag) => `${slug} ${tag}`;

  function take(next: SiteChangesReport): void {
    const at = now();
    for (const [slug, versions] of Object.entries(next)) {
      const before = report[slug];
      for (const tag of CHANGE_TAGS) if (!before || before[tag] !== versions[tag]) learntAt.set(keyOf(slug, tag), at);
    }
    report = next;
  }

  async function readNow(): Promise<void> {
    const requestedAt = now();
    try {
      take(await readReport(apiBase, token, timeoutMs));
      until = requestedAt + HOLDS_MS;
      wasUnknown = false;
    } catch (error) {
      if (!wasUnknown) onUnknown((error as Error).message);
      wasUnknown = true;
    }
  }

  let isReading = false;
  const timer = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    await readNow();
    isReading = false;
  }, everyMs).unref();

  return {
    lastChange: (slug, tags) => Math.max(...tags.map((tag) => learntAt.get(keyOf(slug, tag)) ?? Number.POSITIVE_INFINITY)),
    versions(slug) {
      const site = report[slug];
      if (!site || now() > until) return {};
      const settled = CHANGE_TAGS.filter((tag) => now() - (learntAt.get(keyOf(slug, tag)) ?? now()) >= SETTLING_MS);
      return Object.fromEntries(settled.map((tag) => [tag, site[tag] ?? 'none']));
    },
    knownUntil: () => until,
    readNow,
    close: () => clearInterval(timer),
  };
}
