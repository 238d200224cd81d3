import type { TenantSource } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { browserKeys, startOfDay } from './browserKeys';
import { checkHostedIndex } from './checkHostedIndex';

interface BrowserSitesOptions {
  now?: () => Date;
  /** Interval of the checks, milliseconds. */
  everyMs?: number;
  check?: (site: SiteConfig) => Promise<string | null>;
  onProblem?(problem: string): void;
}

/** The sites as browsers may see them. */
export interface BrowserSites extends TenantSource {
  /** Sites whose index at Algolia is not usable, each with the reason and the command that fixes it; the others are served. */
  searchProblems(): readonly string[];
}

const CHECK_EVERY_MS = 60_000;

/**
 * The sites with the search keys of browsers. A site that searches at Algolia gets keys that are derived for the day; one whose index there
 * is not usable searches at its own address instead, where the back end responds with 503.
 */
export async function browserSites(
  tenants: TenantSource,
  { now = () => new Date(), everyMs = CHECK_EVERY_MS, check = checkHostedIndex, onProblem = console.warn }: BrowserSitesOptions = {},
): Promise<BrowserSites> {
  const problems = new Map<string, string>();
  const derived = new WeakMap<SiteConfig, { key: string; site: SiteConfig }>();
  const checked = new WeakSet<SiteConfig>();
  const isHosted = ({ search_app: app }: SiteConfig) => app !== 'local';

  async function checkSite(site: SiteConfig): Promise<void> {
    checked.add(site);
    try {
      const problem = await check(site);
      if (problem && problems.get(site.slug) !== problem) onProblem(problem);
      if (problem) problems.set(site.slug, problem);
      else problems.delete(site.slug);
    } catch (error) {
      // What was known of the index still holds.
      onProblem(`the search of ${site.slug} could not be checked: ${(error as Error).message}`);
    }
  }

  async function checkAll(): Promise<void> {
    const hosted = tenants.all().filter(isHosted);
    for (const slug of problems.keys()) if (!hosted.some((site) => site.slug === slug)) problems.delete(slug);
    await Promise.all(hosted.map(checkSite));
  }

  function ofBrowser(site: SiteConfig): SiteConfig {
    if (!isHosted(site)) return site;
    // A document that has changed since the last check; until then its keys protect it.
    if (!checked.has(site)) void checkSite(site);
    const isUsable = !problems.has(site.slug);
    const key = `${isUsable} ${startOfDay(now()).getTime()}`;
    const known = derived.get(site);
    if (known?.key === key) return known.site;
    const own = isUsable ? browserKeys(site, now()) : { search_app: 'local', search_host: '', search_key: '', search_records_key: '' };
    const fresh = { key, site: { ...site, ...own } };
    derived.set(site, fresh);
    return fresh.site;
  }

  await checkAll();
  const timer = setInterval(() => void checkAll(), everyMs).unref();
  const mapped = (site: SiteConfig | null) => site && ofBrowser(site);
  return {
    all: () => tenants.all().map(ofBrowser),
    bySlug: (slug) => mapped(tenants.bySlug(slug)),
    byHost: (host) => mapped(tenants.byHost(host)),
    problems: () => tenants.problems(),
    searchProblems: () => [...problems.values()],
    // Whoever opened the tenants closes them.
    close: () => clearInterval(timer),
  };
}
