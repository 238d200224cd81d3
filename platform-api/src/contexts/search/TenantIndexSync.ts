import {
  BATCH_SIZE,
  prepareIndex,
  rebuildIndex,
  SearchIndex,
  type IndexExtras,
  type IndexRecord,
  type IndexSettings,
} from '@forecourt/search-engine';
import type { NamedIndex, IndexSync } from './namedIndex';
import type { TenantIndex, TenantIndexRepository } from './tenantIndexRepository';

interface SyncedIndex {
  index: SearchIndex;
  /** Settings and synonyms that the engine was built with, as JSON. */
  config: string;
  cursor: { change: number; objectID: string };
}

interface SyncedTenant {
  change: number;
  rows: readonly TenantIndex[];
  /** By id, which does not change when an index is renamed, so that a move is an atomic swap. */
  byId: ReadonlyMap<number, SyncedIndex>;
}

/** The indexes that tenants fill through the endpoint. */
export class TenantIndexSync implements IndexSync {
  private readonly synced = new Map<string, SyncedTenant>();

  constructor(private readonly indexes: Pick<TenantIndexRepository, 'revisions' | 'indexes' | 'changedSince'>) {}

  async sync(): Promise<void> {
    for (const [tenant, change] of await this.indexes.revisions()) {
      const known = this.synced.get(tenant);
      if (known?.change !== change) this.synced.set(tenant, await this.read(tenant, change, known));
    }
  }

  list({ slug }: { slug: string }): NamedIndex[] {
    const tenant = this.synced.get(slug);
    return (tenant?.rows ?? []).flatMap((row): NamedIndex[] => {
      const primary = row.primary === null ? row : tenant?.rows.find(({ name }) => name === row.primary);
      const index = primary && tenant?.byId.get(primary.id)?.index;
      if (!index) return [];
      const { name, synonyms, createdAt, updatedAt } = row;
      const settings = primary === row ? row.settings : { ...primary.settings, replicas: undefined, ...row.settings };
      const replica = primary === row ? null : name;
      return [{ name, index, replica, settings, synonyms, primary: row.primary, dataSource: 'tenant', createdAt, updatedAt }];
    });
  }

  private async read(tenant: string, change: number, known: SyncedTenant | undefined): Promise<SyncedTenant> {
    const rows = await this.indexes.indexes(tenant);
    const byId = new Map<number, SyncedIndex>();
    for (const row of rows) {
      if (row.primary !== null) continue;
      const replicas = rows.filter(({ primary }) => primary === row.name);
      byId.set(row.id, await this.readIndex(tenant, row, replicas, known?.byId.get(row.id)));
    }
    return { change, rows, byId };
  }

  private async readIndex(
    tenant: string,
    row: TenantIndex,
    replicas: readonly TenantIndex[],
    known: SyncedIndex | undefined,
  ): Promise<SyncedIndex> {
    const { settings } = row;
    const extras: IndexExtras = { synonyms: row.synonyms, replicas: settingsByReplica(replicas) };
    const config = JSON.stringify([settings, extras]);
    let index = known?.index ?? new SearchIndex(settings, extras);
    if (known && (known.config !== config || index.needsRebuild)) index = await rebuildIndex(index, settings, extras);
    let cursor = known?.cursor ?? { change: 0, objectID: '' };
    for (let isMore = true; isMore;) {
      const page = await this.indexes.changedSince(tenant, row.id, cursor, BATCH_SIZE);
      index.remove(page.flatMap(({ objectID, record }) => (record === null ? [objectID] : [])));
      index.load(page.flatMap(({ record: text }) => (text === null ? [] : [{ record: JSON.parse(text) as IndexRecord, text }])));
      const last = page.at(-1);
      if (last) cursor = { change: last.change, objectID: last.objectID };
      isMore = page.length === BATCH_SIZE;
    }
    if (!known) await prepareIndex(index);
    return { index, config, cursor };
  }
}

const settingsByReplica = (replicas: readonly TenantIndex[]): Record<string, IndexSettings> =>
  Object.fromEntries(replicas.map(({ name, settings }) => [name, settings]));
