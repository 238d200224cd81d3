import { setImmediate } from 'node:timers/promises';
import type { CarRepository, ChangedCarJson } from '../stock/carRepository';
import { CAR_INDEX_SETTINGS, CAR_ORDERS, CAR_SYNONYMS } from '../stock/carIndexSettings';
import { CAR_ROW_ORDER, toRecordRow } from '../stock/carIndexRow';
import { prepared, rebuilt, SLICE } from '../../engines/search-engine/rebuilt';
import type { RecordRow } from '../../engines/search-engine/record';
import { SearchIndex, type IndexExtras } from '../../engines/search-engine/SearchIndex';
import { sortReplicaSettings } from '../../engines/search-engine/settings';
import { withOrders, type FoundIndex, type IndexFollower } from './foundIndex';

interface FollowedStock {
  index: SearchIndex;
  reached: { change: number; id: number };
  createdAt: string;
  updatedAt: string;
}

const EXTRAS: IndexExtras = { replicas: sortReplicaSettings(CAR_ORDERS), synonyms: CAR_SYNONYMS };

/** One at a time, so that a car is indexed and forgotten before the next is read. */
function* rowsOf(page: readonly ChangedCarJson[]): Generator<RecordRow> {
  for (const each of page) yield toRecordRow(each);
}

/**
 * The cars index of each tenant, a cache of the stock in the database. It follows the stock's change numbers, so
 * that writes of this process and of any other are found a moment later; no tenant's index holds another's cars.
 */
export class StockFollower implements IndexFollower {
  private readonly followed = new Map<string, FollowedStock>();

  constructor(private readonly cars: Pick<CarRepository, 'revisions' | 'changedCarsJson' | 'analyze'>) {}

  async catchUp(): Promise<void> {
    for (const [tenant, change] of await this.cars.revisions()) {
      const stock = this.follow(tenant);
      if (stock.reached.change < change) await this.read(tenant, stock);
    }
  }

  list({ slug, search_index }: { slug: string; search_index: string }): FoundIndex[] {
    const { index, createdAt, updatedAt } = this.follow(slug);
    const cars = { name: search_index, index, settings: CAR_INDEX_SETTINGS, synonyms: CAR_SYNONYMS, filledBy: 'stock' as const };
    return withOrders({ ...cars, createdAt, updatedAt }, CAR_ORDERS);
  }

  private async read(tenant: string, stock: FollowedStock): Promise<void> {
    const isFirst = stock.index.count === 0;
    if (isFirst) await this.cars.analyze();
    for (let isMore = true; isMore; ) {
      const page = await this.cars.changedCarsJson(tenant, stock.reached, SLICE);
      stock.index.loadRows(rowsOf(page), CAR_ROW_ORDER);
      const last = page.at(-1);
      if (last) stock.reached = { change: last.change, id: last.id };
      isMore = page.length === SLICE;
      // The embedded database answers in this same thread: without a pause nobody else would be served.
      await setImmediate();
    }
    if (stock.index.isWorn) stock.index = await rebuilt(stock.index, CAR_INDEX_SETTINGS, EXTRAS);
    if (isFirst) await prepared(stock.index);
    stock.updatedAt = new Date().toISOString();
  }

  private follow(tenant: string): FollowedStock {
    const known = this.followed.get(tenant);
    if (known) return known;
    const now = new Date().toISOString();
    const fresh = { index: new SearchIndex(CAR_INDEX_SETTINGS, EXTRAS), reached: { change: 0, id: 0 }, createdAt: now, updatedAt: now };
    this.followed.set(tenant, fresh);
    return fresh;
  }
}
