import { parseEntities } from '@forecourt/shared-contracts/schemas';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import { readDocument, type ContentDocuments, type ContentKind } from './contentDocuments';

export interface ContentItem<Document> {
  /** Key within its kind: an offer's id, an article's slug, a page's path without the leading slash. */
  slug: string;
  position: number;
  document: Document;
  /** ISO 8601, UTC. */
  updatedAt: string;
}
export type NewContentItem<Document> = Pick<ContentItem<Document>, 'slug' | 'position' | 'document'>;
type StoredItem<Kind extends ContentKind> = ContentItem<ContentDocuments[Kind]>;
type New<Kind extends ContentKind> = NewContentItem<ContentDocuments[Kind]>;

const COLUMNS = `slug, position, document, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"`;

async function upsert<Kind extends ContentKind>(
  transaction: Queryable,
  tenant: string,
  kind: Kind,
  items: readonly New<Kind>[],
): Promise<void> {
  const rows = items.map((item) => ({ ...item, document: readDocument(kind, item.document) }));
  await transaction.query(
    `insert into content_items (tenant, kind, slug, position, document)
     select $1, $2, row.* from jsonb_to_recordset($3::jsonb) as row (slug text, position integer, document jsonb)
     on conflict (tenant, kind, slug) do update set position = excluded.position, document = excluded.document, updated_at = now()
     where (content_items.position, content_items.document) is distinct from (excluded.position, excluded.document)`,
    [tenant, kind, JSON.stringify(rows)],
  );
}

/** The items validated by the current schema; invalid ones are dropped with one warning (CO-002). */
function readItems<Kind extends ContentKind>(kind: Kind, rows: readonly ContentItem<unknown>[]): StoredItem<Kind>[] {
  const item = {
    validateSync: (row: unknown): StoredItem<Kind> => {
      const stored = row as ContentItem<unknown>;
      return { ...stored, document: readDocument(kind, stored.document) };
    },
  };
  return parseEntities(item, `${kind} documents`, rows, console.warn);
}

/** Content of one tenant, validated and sanitized on every write and read; no query reaches another tenant's (PL-043, PL-048). */
export function createContentRepository(database: Database) {
  return {
    /** All items of a kind, by position and then slug. */
    async list<Kind extends ContentKind>(tenant: string, kind: Kind): Promise<StoredItem<Kind>[]> {
      const sql = `select ${COLUMNS} from content_items where tenant = $1 and kind = $2 order by position, slug`;
      const rows = await database.query<ContentItem<unknown>>(sql, [tenant, kind]);
      return readItems(kind, rows);
    },

    async find<Kind extends ContentKind>(tenant: string, kind: Kind, slug: string): Promise<StoredItem<Kind> | null> {
      const sql = `select ${COLUMNS} from content_items where tenant = $1 and kind = $2 and slug = $3`;
      const rows = await database.query<ContentItem<unknown>>(sql, [tenant, kind, slug]);
      return readItems(kind, rows)[0] ?? null;
    },

    /** Adds items or replaces those of the same slug; an unchanged one retains its date. Throws ValidationError. */
    async save<Kind extends ContentKind>(tenant: string, kind: Kind, items: readonly New<Kind>[]): Promise<void> {
      if (items.length > 0) await upsert(database, tenant, kind, items);
    },

    /** Makes these the only items of the kind, all or none. Throws ValidationError. */
    replace<Kind extends ContentKind>(tenant: string, kind: Kind, items: readonly New<Kind>[]): Promise<void> {
      return database.transaction(async (transaction) => {
        await transaction.query('delete from content_items where tenant = $1 and kind = $2 and not slug = any($3::text[])', [
          tenant,
          kind,
          items.map(({ slug }) => slug),
        ]);
        if (items.length > 0) await upsert(transaction, tenant, kind, items);
      });
    },

    /** For each tenant with items of these kinds a text that changes with every write, of whichever process. */
    async versions(kinds: readonly ContentKind[]): Promise<{ tenant: string; kind: ContentKind; version: string }[]> {
      // A row's xmin changes with every write.
      const sql = `select tenant, kind, count(*) || ' ' || sum(xmin::text::bigint) as version from content_items
                   where kind = any($1) group by tenant, kind`;
      return database.query(sql, [kinds]);
    },

    /** All items of a kind as they were written, by position and then slug. */
    async listStored(tenant: string, kind: ContentKind): Promise<NewContentItem<Record<string, unknown>>[]> {
      const sql = 'select slug, position, document from content_items where tenant = $1 and kind = $2 order by position, slug';
      return database.query(sql, [tenant, kind]);
    },

    /** Tenants that have any content. */
    async tenants(): Promise<Set<string>> {
      const rows = await database.query<{ tenant: string }>('select distinct tenant from content_items');
      return new Set(rows.map(({ tenant }) => tenant));
    },
  };
}
export type ContentRepository = ReturnType<typeof createContentRepository>;
