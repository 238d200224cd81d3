import type { IndexRecord } from '../../engines/search-engine/record';
import { prepared, rebuilt, SLICE } from '../../engines/search-engine/rebuilt';
import { SearchIndex, type IndexExtras } from '../../engines/search-engine/SearchIndex';
import type { IndexSettings } from '../../engines/search-engine/settings';
import type { FoundIndex, IndexFollower } from './foundIndex';
import type { OwnIndex, OwnIndexRepository } from './ownIndexRepository';

interface FollowedIndex {
  index: SearchIndex;
  /** Everything that the engine was built with, as text. */
  config: string;
  reached: { change: number; objectID: string };
}

interface FollowedTenant {
  change: number;
  rows: readonly OwnIndex[];
  /** By id: an index keeps it when it is renamed, so that a move is an atomic swap. */
  byId: ReadonlyMap<number, FollowedIndex>;
}

/** The indexes that tenants fill through the endpoint. */
export class OwnFollower implements IndexFollower {
  private readonly followed = new Map<string, FollowedTenant>();

  constructor(private readonly indexes: Pick<OwnIndexRepository, 'revisions' | 'indexes' | 'changedSince'>) {}

  async catchUp(): Promise<void> {
    for (const [tenant, change] of await this.indexes.revisions()) {
      const known = this.followed.get(tenant);
      if (known?.change !== change) this.followed.set(tenant, await this.read(tenant, change, known));
    }
  }

  list({ slug }: { slug: string }): FoundIndex[] {
    const tenant = this.followed.get(slug);
    return (tenant?.rows ?? []).flatMap((row): FoundIndex[] => {
      const primary = row.primary === null ? row : tenant?.rows.find(({ name }) => name === row.primary);
      const index = primary && tenant?.byId.get(primary.id)?.index;
      if (!index) return [];
      const { name, synonyms, createdAt, updatedAt } = row;
      const settings = primary === row ? row.settings : { ...primary.settings, replicas: undefined, ...row.settings };
      const replica = primary === row ? null : name;
      return [{ name, index, replica, settings, synonyms, primary: row.primary, filledBy: 'own', createdAt, updatedAt }];
    });
  }

  private async read(tenant: string, change: number, known: FollowedTenant | undefined): Promise<FollowedTenant> {
    const rows = await this.indexes.indexes(tenant);
    const byId = new Map<number, FollowedIndex>();
    for (const row of rows) {
      if (row.primary !== null) continue;
      const replicas = rows.filter(({ primary }) => primary === row.name);
      byId.set(row.id, await this.readIndex(tenant, row, replicas, known?.byId.get(row.id)));
    }
    return { change, rows, byId };
  }

  private async readIndex(tenant: string, row: OwnIndex, replicas: readonly OwnIndex[], known: FollowedIndex | undefined): Promise<FollowedIndex> {
    const { settings } = row;
    const extras: IndexExtras = { synonyms: row.synonyms, replicas: replicaSettings(replicas) };
    const config = JSON.stringify([settings, extras]);
    let index = known?.index ?? new SearchIndex(settings, extras);
    if (known && (known.config !== config || index.isWorn)) index = await rebuilt(index, settings, extras);
    let reached = known?.reached ?? { change: 0, objectID: '' };
    for (let isMore = true; isMore; ) {
      const page = await this.indexes.changedSince(tenant, row.id, reached, SLICE);
      index.remove(page.flatMap(({ objectID, record }) => (record === null ? [objectID] : [])));
      index.load(page.flatMap(({ record: text }) => (text === null ? [] : [{ record: JSON.parse(text) as IndexRecord, text }])));
      const last = page.at(-1);
      if (last) reached = { change: last.change, objectID: last.objectID };
      isMore = page.length === SLICE;
    }
    if (!known) await prepared(index);
    return { index, config, reached };
  }
}

const replicaSettings = (replicas: readonly OwnIndex[]): Record<string, IndexSettings> =>
  Object.fromEntries(replicas.map(({ name, settings }) => [name, settings]));
