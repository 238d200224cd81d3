import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../infrastructure/database/database';
import { createContentRepository, type ContentRepository } from '../site';
import type { CarRepository } from '../vehicles';
import { ContentIndexSync } from './ContentIndexSync';
import type { NamedIndex, IndexSync } from './namedIndex';
import { TenantIndexSync } from './TenantIndexSync';
import { createTenantIndexRepository, type TenantIndexRepository } from './tenantIndexRepository';
import { indexIsBuilding, searchUnavailable, indexNotFound } from './searchErrors';
import { StockIndexSync } from './StockIndexSync';

/** The attributes of a site that the endpoint needs. */
export interface SearchSite {
  slug: string;
  search_index: string;
}

/** Every index of every tenant: cars, content, and the indexes that tenants write themselves. */
export class SearchIndexes {
  readonly tenantIndexes: TenantIndexRepository;
  private readonly syncs: readonly IndexSync[];
  /** Indexes by name, of each site that was requested since the last sync. */
  private readonly cache = new Map<string, ReadonlyMap<string, NamedIndex>>();
  private isBuilt = false;
  private hasFailed = false;
  private running: Promise<void> | null = null;
  private queued: Promise<void> | null = null;
  private polling: { stop: AbortController; ended: Promise<void> } | null = null;

  constructor(
    database: Database,
    cars: Pick<CarRepository, 'revisions' | 'changedCarsJson' | 'analyze'>,
    content: Pick<ContentRepository, 'versions' | 'listStored'> = createContentRepository(database),
  ) {
    this.tenantIndexes = createTenantIndexRepository(database);
    this.syncs = [new StockIndexSync(cars), new ContentIndexSync(content), new TenantIndexSync(this.tenantIndexes)];
  }

  get isReady(): boolean {
    return this.isBuilt;
  }

  /** Every index of a site, replicas included; throws while they are built and when building failed (AP-029). */
  list(site: SearchSite): NamedIndex[] {
    return [...this.byName(site).values()];
  }

  /** Throws a SearchError with status 404 for an unknown name. */
  find(site: SearchSite, name: string): NamedIndex {
    const found = this.byName(site).get(name);
    if (!found) throw indexNotFound(name);
    return found;
  }

  /** Reads what changed; what was committed before the call is searchable after it. */
  sync(): Promise<void> {
    if (!this.running) {
      this.running = this.read().finally(() => {
        this.running = null;
      });
      return this.running;
    }
    // The sync in progress may have missed the newest change, so another one follows.
    this.queued ??= this.running
      .catch(() => {})
      .then(() => {
        this.queued = null;
        return this.sync();
      });
    return this.queued;
  }

  /** Synchronizes at an interval until `stop`. */
  start(intervalMs: number, onError: (error: unknown) => void): void {
    const stop = new AbortController();
    const poll = async () => {
      while (!stop.signal.aborted) {
        await this.sync().catch(onError);
        await wait(intervalMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
      }
    };
    this.polling = { stop, ended: poll() };
  }

  /** Waits for a sync in progress, so that the database can be closed. */
  async stop(): Promise<void> {
    this.polling?.stop.abort();
    await this.polling?.ended;
    await this.running?.catch(() => {});
  }

  private byName(site: SearchSite): ReadonlyMap<string, NamedIndex> {
    if (!this.isBuilt) throw this.hasFailed ? searchUnavailable() : indexIsBuilding();
    const key = `${site.slug} ${site.search_index}`;
    const known = this.cache.get(key);
    if (known) return known;
    // Stock and content come last, so that a tenant's index cannot override them.
    const fresh = new Map(this.syncs.toReversed().flatMap((each) => each.list(site).map((found) => [found.name, found] as const)));
    this.cache.set(key, fresh);
    return fresh;
  }

  private async read(): Promise<void> {
    try {
      for (const each of this.syncs) await each.sync();
      this.cache.clear();
      this.isBuilt = true;
      this.hasFailed = false;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }
}
