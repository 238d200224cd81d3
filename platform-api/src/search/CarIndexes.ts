import type { CarRepository } from '../stock/carRepository';
import { CAR_INDEX_SETTINGS, carRecord } from './carIndex';
import { SearchIndex } from './core/SearchIndex';

const PAGE = 1000;

interface FollowedIndex {
  index: SearchIndex;
  reached: { change: number; id: number };
}

/**
 * The search index of each tenant, a cache of the stock in the database. It follows the stock's change numbers, so
 * that writes of this process and of any other are found a moment later; no tenant's index holds another's cars.
 */
export class CarIndexes {
  private readonly followed = new Map<string, FollowedIndex>();
  private isBuilt = false;
  private running: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly cars: CarRepository) {}

  get isReady(): boolean {
    return this.isBuilt;
  }

  /** null while the indexes are built; a tenant without cars has an empty index. */
  of(tenant: string): SearchIndex | null {
    return this.isBuilt ? this.follow(tenant).index : null;
  }

  /** Reads what changed since the last time; the first time that is everything. */
  catchUp(): Promise<void> {
    this.running ??= this.read().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Catches up again and again until `stop`. */
  start(everyMs: number, onError: (error: unknown) => void): void {
    const next = () => {
      this.timer = setTimeout(
        () =>
          void this.catchUp()
            .catch(onError)
            .finally(() => this.timer && next()),
        this.isBuilt ? everyMs : 0,
      );
      this.timer.unref();
    };
    next();
  }

  /** Waits for the reading in flight, so that the database can be closed. */
  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.running?.catch(() => {});
  }

  private async read(): Promise<void> {
    const revisions = await this.cars.revisions();
    for (const [tenant, change] of revisions) await this.readTenant(tenant, change);
    this.isBuilt = true;
  }

  private async readTenant(tenant: string, change: number): Promise<void> {
    const followed = this.follow(tenant);
    if (followed.reached.change >= change) return;
    const wasEmpty = followed.index.count === 0;
    for (;;) {
      const page = await this.cars.changedSince(tenant, followed.reached, PAGE);
      followed.index.save(page.map(({ car }) => carRecord(car)));
      const last = page.at(-1);
      if (last) followed.reached = { change: last.change, id: last.id };
      if (page.length < PAGE) break;
    }
    if (wasEmpty) followed.index.prepare();
  }

  private follow(tenant: string): FollowedIndex {
    const known = this.followed.get(tenant);
    if (known) return known;
    const fresh = { index: new SearchIndex(CAR_INDEX_SETTINGS), reached: { change: 0, id: 0 } };
    this.followed.set(tenant, fresh);
    return fresh;
  }
}
