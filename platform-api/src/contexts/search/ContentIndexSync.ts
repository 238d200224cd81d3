import { SearchIndex, sortReplicaSettings, type IndexSettings } from '@forecourt/search-engine';
import { SEARCH_PAGE_SIZE } from '@forecourt/shared-contracts';
import type { ContentKind, ContentRepository } from '../site';
import { withReplicas, type NamedIndex, type IndexSync } from './namedIndex';

interface ContentIndex {
  name: string;
  kind: ContentKind;
  settings: IndexSettings;
  replicas: Readonly<Record<string, string>>;
}

/** Models and products are searched through the same endpoint, 21 per page (AP-023). */
const CONTENT_INDEXES: readonly ContentIndex[] = [
  {
    name: 'Model_production',
    kind: 'model',
    settings: {
      searchableAttributes: ['name', 'manufacturer', 'manufacturer_body'],
      attributesForFaceting: ['searchable(manufacturer)', 'manufacturer_body', 'status', 'filterOnly(slug)'],
      numericAttributesForFiltering: ['position'],
      customRanking: ['asc(position)'],
      allowTyposOnNumericTokens: false,
      hitsPerPage: SEARCH_PAGE_SIZE,
    },
    replicas: {},
  },
  {
    name: 'Product_production',
    kind: 'product',
    settings: {
      searchableAttributes: ['name', 'categories', 'description'],
      attributesForFaceting: ['searchable(categories)', 'price', 'models', 'filterOnly(slug)'],
      numericAttributesForFiltering: ['price', 'position'],
      customRanking: ['asc(position)'],
      allowTyposOnNumericTokens: false,
      hitsPerPage: SEARCH_PAGE_SIZE,
    },
    replicas: { price_asc: 'asc(price)', price_desc: 'desc(price)' },
  },
];

/** Names of the indexes by the kind of content that they have. */
export const CONTENT_INDEX_NAMES: Readonly<Partial<Record<ContentKind, string>>> = Object.fromEntries(
  CONTENT_INDEXES.map(({ kind, name }) => [kind, name]),
);

interface SyncedContent {
  index: SearchIndex;
  version: string;
  updatedAt: string;
}

/** The indexes of models and products, a cache of the site's content; a few hundred records, read completely. */
export class ContentIndexSync implements IndexSync {
  private readonly synced = new Map<string, SyncedContent>();

  constructor(private readonly content: Pick<ContentRepository, 'versions' | 'listStored'>) {}

  async sync(): Promise<void> {
    const versions = await this.content.versions(CONTENT_INDEXES.map(({ kind }) => kind));
    const present = new Set(versions.map(({ tenant, kind }) => keyOf(tenant, kind)));
    for (const { tenant, kind, version } of versions) {
      if (this.synced.get(keyOf(tenant, kind))?.version !== version) await this.read(tenant, kind, version);
    }
    for (const key of this.synced.keys()) if (!present.has(key)) this.synced.delete(key);
  }

  list({ slug }: { slug: string }): NamedIndex[] {
    return CONTENT_INDEXES.flatMap(({ name, kind, settings, replicas }) => {
      const known = this.synced.get(keyOf(slug, kind));
      const index = known?.index ?? createIndex(kind);
      const updatedAt = known?.updatedAt ?? new Date(0).toISOString();
      return withReplicas({ name, index, settings, synonyms: [], dataSource: 'content', createdAt: updatedAt, updatedAt }, replicas);
    });
  }

  private async read(tenant: string, kind: ContentKind, version: string): Promise<void> {
    const rows = await this.content.listStored(tenant, kind);
    const index = createIndex(kind);
    index.save(rows.map(({ slug, position, document }) => ({ ...document, slug, position, objectID: slug })));
    index.prepare();
    this.synced.set(keyOf(tenant, kind), { index, version, updatedAt: new Date().toISOString() });
  }
}

const keyOf = (tenant: string, kind: string) => `${kind} ${tenant}`;

function createIndex(kind: ContentKind): SearchIndex {
  const { settings, replicas } = CONTENT_INDEXES.find((each) => each.kind === kind) as ContentIndex;
  return new SearchIndex(settings, { replicas: sortReplicaSettings(replicas) });
}
