import { setImmediate } from 'node:timers/promises';
import {
  BATCH_SIZE,
  prepareIndex,
  rebuildIndex,
  SearchIndex,
  sortReplicaSettings,
  type IndexExtras,
  type RecordRow,
} from '@forecourt/search-engine';
import {
  CAR_INDEX_SETTINGS,
  CAR_REPLICAS,
  CAR_ROW_FORMAT,
  CAR_SYNONYMS,
  toRecordRow,
  type CarRepository,
  type ChangedCarJson,
} from '../vehicles';
import { withReplicas, type NamedIndex, type IndexSync } from './namedIndex';

interface SyncedStock {
  index: SearchIndex;
  cursor: { change: number; id: number };
  createdAt: string;
  updatedAt: string;
}

const EXTRAS: IndexExtras = { replicas: sortReplicaSettings(CAR_REPLICAS), synonyms: CAR_SYNONYMS };

/** A generator, so that each row is indexed and freed before the next is parsed. */
function* rowsOf(page: readonly ChangedCarJson[]): Generator<RecordRow> {
  for (const each of page) yield toRecordRow(each);
}

/**
 * The cars index of each tenant, a cache of the stock in the database. It reads the stock's change numbers, so that
 * writes of this and of other processes become searchable; no tenant's index holds another's cars.
 */
export class StockIndexSync implements IndexSync {
  private readonly synced = new Map<string, SyncedStock>();

  constructor(private readonly cars: Pick<CarRepository, 'revisions' | 'changedCarsJson' | 'analyze'>) {}

  async sync(): Promise<void> {
    for (const [tenant, change] of await this.cars.revisions()) {
      const stock = this.entryOf(tenant);
      if (stock.cursor.change < change) await this.read(tenant, stock);
    }
  }

  list({ slug, search_index }: { slug: string; search_index: string }): NamedIndex[] {
    const { index, createdAt, updatedAt } = this.entryOf(slug);
    const cars = { name: search_index, index, settings: CAR_INDEX_SETTINGS, synonyms: CAR_SYNONYMS, dataSource: 'stock' as const };
    return withReplicas({ ...cars, createdAt, updatedAt }, CAR_REPLICAS);
  }

  private async read(tenant: string, stock: SyncedStock): Promise<void> {
    const isFirst = stock.index.count === 0;
    if (isFirst) await this.cars.analyze();
    for (let isMore = true; isMore;) {
      const page = await this.cars.changedCarsJson(tenant, stock.cursor, BATCH_SIZE);
      stock.index.loadRows(rowsOf(page), CAR_ROW_FORMAT);
      const last = page.at(-1);
      if (last) stock.cursor = { change: last.change, id: last.id };
      isMore = page.length === BATCH_SIZE;
      // The embedded database runs in this thread: without a pause no other request would be handled.
      await setImmediate();
    }
    if (stock.index.needsRebuild) stock.index = await rebuildIndex(stock.index, CAR_INDEX_SETTINGS, EXTRAS);
    if (isFirst) await prepareIndex(stock.index);
    stock.updatedAt = new Date().toISOString();
  }

  private entryOf(tenant: string): SyncedStock {
    const known = this.synced.get(tenant);
    if (known) return known;
    const now = new Date().toISOString();
    const fresh = { index: new SearchIndex(CAR_INDEX_SETTINGS, EXTRAS), cursor: { change: 0, id: 0 }, createdAt: now, updatedAt: now };
    this.synced.set(tenant, fresh);
    return fresh;
  }
}
