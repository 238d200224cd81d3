import { SearchIndex, sortReplicaSettings, type IndexSettings } from '@forecourt/search-engine';
import { SEARCH_PAGE_SIZE } from '@forecourt/shared-contracts';
import type { Database } from '../../infrastructure/database/database';
import { withReplicas, type NamedIndex, type IndexSync } from './namedIndex';

interface ContentIndex {
  name: string;
  kind: string;
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

interface SyncedContent {
  index: SearchIndex;
  state: string;
  updatedAt: string;
}

/** The indexes of models and products, a cache of the site's content; a few hundred records, read completely. */
export class ContentIndexSync implements IndexSync {
  private readonly synced = new Map<string, SyncedContent>();

  constructor(private readonly database: Database) {}

  async sync(): Promise<void> {
    // A row's xmin changes with every write, whichever process writes it.
    const states = await this.database.query<{ tenant: string; kind: string; state: string }>(
      `select tenant, kind, count(*) || ' ' || sum(xmin::text::bigint) as state from content_items where kind = any($1) group by tenant, kind`,
      [CONTENT_INDEXES.map(({ kind }) => kind)],
    );
    const present = new Set(states.map(({ tenant, kind }) => keyOf(tenant, kind)));
    for (const { tenant, kind, state } of states) {
      if (this.synced.get(keyOf(tenant, kind))?.state !== state) await this.read(tenant, kind, state);
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

  private async read(tenant: string, kind: string, state: string): Promise<void> {
    const rows = await this.database.query<{ slug: string; position: number; document: Record<string, unknown> }>(
      'select slug, position, document from content_items where tenant = $1 and kind = $2 order by position, slug',
      [tenant, kind],
    );
    const index = createIndex(kind);
    index.save(rows.map(({ slug, position, document }) => ({ ...document, slug, position, objectID: slug })));
    index.prepare();
    this.synced.set(keyOf(tenant, kind), { index, state, updatedAt: new Date().toISOString() });
  }
}

const keyOf = (tenant: string, kind: string) => `${kind} ${tenant}`;

function createIndex(kind: string): SearchIndex {
  const { settings, replicas } = CONTENT_INDEXES.find((each) => each.kind === kind) as ContentIndex;
  return new SearchIndex(settings, { replicas: sortReplicaSettings(replicas) });
}
