import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../infrastructure/database/database';
import type { CarRepository } from '../stock/carRepository';
import { ContentFollower } from './ContentFollower';
import type { FoundIndex, IndexFollower } from './foundIndex';
import { OwnFollower } from './OwnFollower';
import { createOwnIndexRepository, type OwnIndexRepository } from './ownIndexRepository';
import { stillBuilding, unavailable, unknownIndex } from './searchErrors';
import { StockFollower } from './StockFollower';

/** What the endpoint needs to know of a site. */
export interface SearchedSite {
  slug: string;
  search_index: string;
}

/** Every index of every tenant: cars and content as their tables have them, and those that tenants fill themselves. */
export class SearchIndexes {
  readonly own: OwnIndexRepository;
  private readonly followers: readonly IndexFollower[];
  /** Indexes by name, of each site that was asked for since the last reading. */
  private readonly known = new Map<string, ReadonlyMap<string, FoundIndex>>();
  private isBuilt = false;
  private hasFailed = false;
  private running: Promise<void> | null = null;
  private waiting: Promise<void> | null = null;
  private following: { stop: AbortController; ended: Promise<void> } | null = null;

  constructor(database: Database, cars: Pick<CarRepository, 'revisions' | 'changedCarsJson' | 'analyze'>) {
    this.own = createOwnIndexRepository(database);
    this.followers = [new StockFollower(cars), new ContentFollower(database), new OwnFollower(this.own)];
  }

  get isReady(): boolean {
    return this.isBuilt;
  }

  /** Every index of a site, replicas included; refuses while they are built or when they could not be (AP-029). */
  list(site: SearchedSite): FoundIndex[] {
    return [...this.byName(site).values()];
  }

  /** Throws unknownIndex for a name that the site does not have. */
  find(site: SearchedSite, name: string): FoundIndex {
    const found = this.byName(site).get(name);
    if (!found) throw unknownIndex(name);
    return found;
  }

  /** Reads what changed; what was committed before the call is found after it. */
  catchUp(): Promise<void> {
    if (!this.running) {
      this.running = this.read().finally(() => {
        this.running = null;
      });
      return this.running;
    }
    // The reading in flight may have passed the newest change already: one more follows it.
    this.waiting ??= this.running
      .catch(() => {})
      .then(() => {
        this.waiting = null;
        return this.catchUp();
      });
    return this.waiting;
  }

  /** Catches up again and again until `stop`. */
  start(everyMs: number, onError: (error: unknown) => void): void {
    const stop = new AbortController();
    const follow = async () => {
      while (!stop.signal.aborted) {
        await this.catchUp().catch(onError);
        await wait(everyMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
      }
    };
    this.following = { stop, ended: follow() };
  }

  /** Waits for the reading in flight, so that the database can be closed. */
  async stop(): Promise<void> {
    this.following?.stop.abort();
    await this.following?.ended;
    await this.running?.catch(() => {});
  }

  private byName(site: SearchedSite): ReadonlyMap<string, FoundIndex> {
    if (!this.isBuilt) throw this.hasFailed ? unavailable() : stillBuilding();
    const key = `${site.slug} ${site.search_index}`;
    const known = this.known.get(key);
    if (known) return known;
    // Stock and content come last, so that a tenant's own index never hides them.
    const fresh = new Map(this.followers.toReversed().flatMap((each) => each.list(site).map((found) => [found.name, found] as const)));
    this.known.set(key, fresh);
    return fresh;
  }

  private async read(): Promise<void> {
    try {
      for (const follower of this.followers) await follower.catchUp();
      this.known.clear();
      this.isBuilt = true;
      this.hasFailed = false;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }
}
