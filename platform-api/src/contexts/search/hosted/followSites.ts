import { createHash } from 'node:crypto';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import type { Database } from '../../../infrastructure/database/database';
import { createJobClaimer, type JobClaimer } from '../../../infrastructure/jobs/jobClaimer';
import { createJobQueue, type Job } from '../../../infrastructure/jobs/jobQueue';
import type { ContentKind, ContentRepository } from '../../site';
import type { CarRepository } from '../../vehicles';
import { CONTENT_INDEX_NAMES } from '../ContentIndexSync';
import { PUBLIC_CAR_ATTRIBUTES } from '../publicRecords';
import type { SearchIndexes } from '../SearchIndexes';
import { hostedStates, type HostedState, type PushedVersion } from './hostedStates';
import { pushChanges } from './pushChanges';
import { derivedIndexes, pushTo, type PushTarget } from './pushIndexes';

interface HostedJob {
  tenant: string;
}

export interface FollowOptions {
  database: Database;
  tenants: Pick<TenantSource, 'all' | 'bySlug'>;
  indexes: SearchIndexes;
  cars: Pick<CarRepository, 'revisions' | 'changedSince'>;
  content: Pick<ContentRepository, 'versions'>;
  /** The key that may write to a tenant's indexes; null: none is configured. */
  adminKeyOf(tenant: string): string | null;
  /** Options of the client, and a prefix of the indexes, for another service with the same protocol. */
  client?: PushTarget['client'];
  prefix?: string;
  /** How often the sites are compared with their indexes, milliseconds. */
  checkEveryMs?: number;
  /** First pause after a failure, milliseconds; it doubles up to an hour. */
  retryAfterMs?: number;
  onError(error: unknown): void;
}

/** Indexes of sites at a search service that follow the site. */
export interface FollowedSites extends JobClaimer {
  /** What an operator has to know: an index without a key, or one that is behind; a sentence each. */
  problems(): readonly string[];
}

/** A push of a large stock takes minutes; the job of a process that died is another's after so long. */
const EXPIRE_AFTER_SECONDS = 900;
const LONGEST_PAUSE_MS = 3_600_000;

/** A site with a search host of its own is somebody else's to fill. */
const isHosted = ({ search_app: app, search_host: host }: SiteConfig) => app !== 'local' && host === '';
const isSame = (one: PushedVersion, other: PushedVersion) =>
  one.change === other.change && one.content === other.content && one.form === other.form;

const noKey = ({ slug, search_app: app }: SiteConfig) =>
  `${slug}: the search index at Algolia (${app}) does not follow the site: name a key that may write as services.search.key of its delivery document, or set ALGOLIA_ADMIN_KEY`;
const shared = ({ slug, search_app: app }: SiteConfig, others: readonly SiteConfig[]) =>
  `${slug}: the search index at Algolia (${app}) does not follow the site: ${others.map((each) => each.slug).join(', ')} would write the same indexes of that application; each site needs one of its own`;
const behind = ({ tenant, pushedAt, problem }: HostedState) =>
  `${tenant}: the search index at Algolia ${pushedAt === null ? 'has nothing of the site' : `is that of ${pushedAt}`}: ${problem}`;

/** Settles with the work, or rejects when the signal aborts: a request to Algolia may take minutes. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: settled.signal });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    settled.abort();
  }
}

/** Keeps the indexes of all sites at Algolia up to date: changes become jobs of a queue, which are repeated until they succeed. */
export function followSites({ database, tenants, indexes, cars, content, adminKeyOf, ...options }: FollowOptions): FollowedSites {
  const { client, prefix, checkEveryMs = 10_000, retryAfterMs = 30_000, onError } = options;
  const states = hostedStates(database);
  const queue = createJobQueue<HostedJob>(database, { name: 'hosted-search', expireAfterSeconds: EXPIRE_AFTER_SECONDS });
  let found: readonly string[] = [];

  /** What the indexes of a site must hold; read before the indexes in memory, so that they hold at least that. */
  async function wantedOf(site: SiteConfig): Promise<PushedVersion> {
    const change = (await cars.revisions()).get(site.slug) ?? 0;
    const versions = await content.versions(Object.keys(CONTENT_INDEX_NAMES) as ContentKind[]);
    const own = versions.flatMap(({ tenant, kind, version }) =>
      tenant === site.slug ? [[CONTENT_INDEX_NAMES[kind] ?? kind, version] as const] : [],
    );
    const settings = derivedIndexes(indexes, site).map(({ name, settings: each, synonyms }) => [name, each, synonyms]);
    const form = [site.search_app, PUBLIC_CAR_ATTRIBUTES, site.search_filters, site.switches, site.dealerships, settings];
    const byName = own.toSorted(([one], [other]) => one.localeCompare(other));
    return {
      change,
      content: own.length === 0 ? '' : JSON.stringify(Object.fromEntries(byName)),
      form: createHash('sha256').update(JSON.stringify(form)).digest('hex'),
    };
  }

  /** Why the index of a site cannot follow it until somebody sets something; null where it can. */
  function whyUnable(site: SiteConfig, hosted: readonly SiteConfig[]): string | null {
    const others = hosted.filter(({ slug, search_app: app }) => slug !== site.slug && app === site.search_app);
    if (others.length > 0) return shared(site, others);
    return adminKeyOf(site.slug) === null ? noKey(site) : null;
  }

  async function check(): Promise<void> {
    if (!indexes.isReady) return;
    const problems: string[] = [];
    const hosted = tenants.all().filter(isHosted);
    for (const site of hosted) {
      const { slug: tenant } = site;
      const unable = whyUnable(site, hosted);
      if (unable !== null) {
        problems.push(unable);
        await states.note(tenant, unable);
        continue;
      }
      const state = await states.of(tenant);
      if (state.failures > 0) problems.push(behind(state));
      else if (state.problem !== null) await states.note(tenant, null);
      if (!isSame(state, await wantedOf(site))) await states.queue(tenant, (transaction) => queue.send(transaction, { tenant }));
    }
    found = problems;
  }

  async function process({ id, data: { tenant } }: Job<HostedJob>, signal: AbortSignal): Promise<void> {
    const site = tenants.bySlug(tenant);
    const adminKey = adminKeyOf(tenant);
    if (!site || adminKey === null || !isHosted(site) || whyUnable(site, tenants.all().filter(isHosted)) !== null) {
      await database.transaction(async (transaction) => {
        await states.released(transaction, tenant);
        await queue.done(transaction, id);
      });
      return;
    }
    try {
      if (!indexes.isReady) await indexes.sync();
      const wanted = await wantedOf(site);
      await indexes.sync();
      const push = pushTo(site, { appId: site.search_app, adminKey, client, prefix });
      await unlessAborted(pushChanges(await states.of(tenant), wanted, { indexes, cars, signal }, push), signal);
      await database.transaction(async (transaction) => {
        await states.pushed(transaction, tenant, wanted);
        await queue.done(transaction, id);
      });
    } catch (error) {
      // A process that ends leaves its work to another one.
      const pause = signal.aborted ? 0 : null;
      await database.transaction(async (transaction) => {
        const failures = pause === null ? await states.failed(transaction, tenant, (error as Error).message) : 0;
        const waitMs = pause ?? Math.min(retryAfterMs * 2 ** (failures - 1), LONGEST_PAUSE_MS);
        await queue.send(transaction, { tenant }, { startAfter: new Date(Date.now() + waitMs) });
        await queue.done(transaction, id);
      });
      if (!signal.aborted) throw error;
    }
  }

  const claimer = createJobClaimer<HostedJob>({
    queue,
    process,
    async maintain() {
      await queue.recover();
      await check();
    },
    concurrency: 2,
    maintainEveryMs: checkEveryMs,
    onError,
  });
  return { ...claimer, problems: () => found };
}
