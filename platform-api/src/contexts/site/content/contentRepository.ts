import { parseEntities } from '@forecourt/shared-contracts/schemas';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import { readDocument, type ContentDocuments, type ContentKind } from './contentDocuments';
import type { AuthoredRow, ContentItem, NewContentItem } from './contentItem';
import { itemsOfPreview } from './preview/previewItems';

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
    `insert into content_items (tenant, kind, slug, position, document, draft, visible_from, visible_until, markdown)
     select $1, $2, slug, position, document, coalesce(draft, false), "visibleFrom", "visibleUntil", markdown
       from jsonb_to_recordset($3::jsonb)
         as row (slug text, position integer, document jsonb, draft boolean, "visibleFrom" date, "visibleUntil" date, markdown text)
     on conflict (tenant, kind, slug) do update
       set (position, document, draft, visible_from, visible_until, markdown, updated_at)
         = (excluded.position, excluded.document, excluded.draft, excluded.visible_from, excluded.visible_until, excluded.markdown, now())
     where (content_items.position, content_items.document, content_items.draft, content_items.visible_from, content_items.visible_until, content_items.markdown)
       is distinct from (excluded.position, excluded.document, excluded.draft, excluded.visible_from, excluded.visible_until, excluded.markdown)`,
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

/** No draft, and no item before its first or after its last day, which is $3. */
const VISIBLE = 'not draft and coalesce(visible_from <= $3::date, true) and coalesce(visible_until >= $3::date, true)';
/** In a preview drafts and items of days to come as well. */
const PREVIEWED = 'coalesce(visible_until >= $3::date, true)';

interface RepositoryOptions {
  /** Today on a tenant's site, an ISO date; without it the day in UTC. */
  today?(tenant: string): string;
  /** Id of a preview, which has drafts, items of days to come and items of its own; without it what is on the site. */
  preview?: string | null;
}

/** An item, and what else of the site it names. */
interface Reference {
  kind: ContentKind;
  slug: string;
  draft: boolean;
  model: string | null;
  location: number | null;
}

/** Items of a kind as they were written, those for which the rest of the statement asks; $1 is the tenant, $2 the kind. */
const authored = (database: Queryable, rest: string, parameters: readonly unknown[]) =>
  database.query<AuthoredRow>(
    `select slug, position, document, draft, markdown, to_char(visible_from, 'YYYY-MM-DD') as "visibleFrom",
            to_char(visible_until, 'YYYY-MM-DD') as "visibleUntil"
       from content_items where tenant = $1 and kind = $2 ${rest}`,
    parameters as unknown[],
  );

/** The items of content on a connection, for work in a transaction. */
export function contentItems(
  database: Queryable,
  { today = () => new Date().toISOString().slice(0, 10), preview = null }: RepositoryOptions = {},
) {
  const items = preview === null ? 'content_items' : itemsOfPreview(preview);
  const visible = preview === null ? VISIBLE : PREVIEWED;
  return {
    /** All items of a kind, by position and then slug. */
    async list<Kind extends ContentKind>(tenant: string, kind: Kind): Promise<StoredItem<Kind>[]> {
      const sql = `select ${COLUMNS} from ${items} where tenant = $1 and kind = $2 and ${visible} order by position, slug`;
      const rows = await database.query<ContentItem<unknown>>(sql, [tenant, kind, today(tenant)]);
      return readItems(kind, rows);
    },

    async find<Kind extends ContentKind>(tenant: string, kind: Kind, slug: string): Promise<StoredItem<Kind> | null> {
      const sql = `select ${COLUMNS} from ${items} where tenant = $1 and kind = $2 and ${visible} and slug = $4`;
      const rows = await database.query<ContentItem<unknown>>(sql, [tenant, kind, today(tenant), slug]);
      return readItems(kind, rows)[0] ?? null;
    },

    /** An offer by the id that its address has; null where the site has none. */
    async findOffer(tenant: string, id: number): Promise<StoredItem<'offer'> | null> {
      const sql = `select ${COLUMNS} from ${items} where tenant = $1 and kind = $2 and ${visible} and document->>'id' = $4`;
      const rows = await database.query<ContentItem<unknown>>(sql, [tenant, 'offer', today(tenant), String(id)]);
      return readItems('offer', rows)[0] ?? null;
    },

    /** Adds items or replaces those of the same slug; an unchanged one retains its date. Throws ValidationError. */
    async save<Kind extends ContentKind>(tenant: string, kind: Kind, items: readonly New<Kind>[]): Promise<void> {
      if (items.length > 0) await upsert(database, tenant, kind, items);
    },

    /** For each tenant with items of these kinds a text that changes with every write, of whichever process, and with the day where days count. */
    async versions(kinds: readonly ContentKind[]): Promise<{ tenant: string; kind: ContentKind; version: string }[]> {
      // A row's xmin changes with every write.
      const sql = `select tenant, kind, count(*) || ' ' || sum(xmin::text::bigint) as version,
                          count(visible_from) + count(visible_until) > 0 as "hasDays"
                     from content_items where kind = any($1) group by tenant, kind`;
      const rows = await database.query<{ tenant: string; kind: ContentKind; version: string; hasDays: boolean }>(sql, [kinds]);
      return rows.map(({ tenant, kind, version, hasDays }) => ({
        tenant,
        kind,
        version: hasDays ? `${version} ${today(tenant)}` : version,
      }));
    },

    /** The items of a kind that the site has, as they were written, by position and then slug. */
    async listStored(tenant: string, kind: ContentKind): Promise<NewContentItem<Record<string, unknown>>[]> {
      const sql = `select slug, position, document from ${items} where tenant = $1 and kind = $2 and ${visible} order by position, slug`;
      return database.query(sql, [tenant, kind, today(tenant)]);
    },

    /** Those of the kinds that the site has items of. */
    async presentKinds(tenant: string, of: readonly ContentKind[]): Promise<ContentKind[]> {
      const sql = `select distinct kind from ${items} where tenant = $1 and kind = any($2::text[]) and ${visible}`;
      return (await database.query<{ kind: ContentKind }>(sql, [tenant, of, today(tenant)])).map(({ kind }) => kind);
    },

    /** One text field of each item of a kind; null where an item has none. */
    async listField(tenant: string, kind: ContentKind, field: string): Promise<(string | null)[]> {
      const sql = `select document->>$4 as text from ${items} where tenant = $1 and kind = $2 and ${visible}`;
      const rows = await database.query<{ text: string | null }>(sql, [tenant, kind, today(tenant), field]);
      return rows.map(({ text }) => text);
    },

    /** Keys of the items of a kind that the site has. */
    async slugs(tenant: string, kind: ContentKind): Promise<string[]> {
      const sql = `select slug from ${items} where tenant = $1 and kind = $2 and ${visible} order by slug`;
      return (await database.query<{ slug: string }>(sql, [tenant, kind, today(tenant)])).map(({ slug }) => slug);
    },

    /** Keys of the items of a kind, drafts and those of other days included. */
    async authoredSlugs(tenant: string, kind: ContentKind): Promise<Set<string>> {
      const rows = await database.query<{ slug: string }>(`select slug from ${items} where tenant = $1 and kind = $2`, [tenant, kind]);
      return new Set(rows.map(({ slug }) => slug));
    },

    /** Items that name a model with a page of its own, or a location, once for each, and are not over on this day. */
    async references(tenant: string, day: string): Promise<Reference[]> {
      const lastDay = `left(coalesce(nullif(document->>'end_date', ''), document->>'date'), 10)`;
      return database.query<Reference>(
        `select kind, slug, draft, coalesce(document->>'location_id', document#>>'{location,id}')::numeric::float8 as location,
                case when coalesce(document->>'override_url', document#>>'{model,override_url}', '') = '' then named end as model
           from ${items}
           left join lateral (
             select case kind when 'model-menu' then document->>'slug' when 'offer' then document#>>'{model,slug}' end as named
              where kind <> 'product'
             union all
             select jsonb_array_elements_text(document->'models') where kind = 'product') as models on true
          where tenant = $1 and kind in ('model-menu', 'offer', 'product', 'review', 'special-hours')
            and coalesce(visible_until >= $2::text::date, true) and coalesce(${lastDay}, $2::text) >= $2::text
            and (named is not null or document->>'location_id' is not null or document#>>'{location,id}' is not null)
          order by kind, slug`,
        [tenant, day],
      );
    },

    /** All items of a kind with what their author wrote, drafts included, by position and then slug. */
    async listAuthored(tenant: string, kind: ContentKind): Promise<AuthoredRow[]> {
      return authored(database, 'order by position, slug', [tenant, kind]);
    },

    /** An item with what its author wrote, on the site or not; null where there is none. */
    async findAuthored(tenant: string, kind: ContentKind, slug: string): Promise<AuthoredRow | null> {
      return (await authored(database, 'and slug = $3', [tenant, kind, slug]))[0] ?? null;
    },

    /** Up to `limit` items of a kind after a slug, by slug, on the site or not. */
    pageAuthored(tenant: string, kind: ContentKind, { after, limit }: { after: string; limit: number }): Promise<AuthoredRow[]> {
      return authored(database, 'and slug > $3 order by slug limit $4', [tenant, kind, after, limit]);
    },

    /** Removes items; resolves with the slugs of those that there were. */
    async remove(tenant: string, kind: ContentKind, slugs: readonly string[]): Promise<string[]> {
      const sql = 'delete from content_items where tenant = $1 and kind = $2 and slug = any($3::text[]) returning slug';
      return (await database.query<{ slug: string }>(sql, [tenant, kind, slugs])).map(({ slug }) => slug);
    },

    /** Tenants that have any content. */
    async tenants(): Promise<Set<string>> {
      const rows = await database.query<{ tenant: string }>('select distinct tenant from content_items');
      return new Set(rows.map(({ tenant }) => tenant));
    },
  };
}

export type ContentItems = ReturnType<typeof contentItems>;

/**
 * Content of one tenant, validated and sanitized on every write and read; no query reaches another tenant's (PL-043, PL-048). Drafts and items of
 * other days are not on the site: only `listAuthored` has them.
 */
export const createContentRepository = (database: Database, options: RepositoryOptions = {}) => ({
  ...contentItems(database, options),

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
});
export type ContentRepository = ReturnType<typeof createContentRepository>;
