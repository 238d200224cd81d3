import type { Queryable } from '../../../../infrastructure/database/database';
import type { ContentKind } from '../contentDocuments';
import type { AuthoredRow } from '../contentItem';
import type { Preview } from './previewKey';

const ID = /^[\da-f]{16}$/;

/** What `from` reads in a preview: its own items, and those of the site that it does not replace. The id is hexadecimal. */
export function itemsOfPreview(id: string): string {
  if (!ID.test(id)) throw new Error(`${id} is no id of a preview`);
  const columns = 'tenant, kind, slug, position, document, draft, visible_from, visible_until, markdown, updated_at';
  return `(select ${columns} from content_preview_items where preview = '${id}'
           union all
           select ${columns} from content_items stored
            where not exists (select 1 from content_preview_items own
                               where own.preview = '${id}' and own.tenant = stored.tenant and own.kind = stored.kind and own.slug = stored.slug))
          as content_items`;
}

/** Removes the items of previews that have ended. */
export async function deleteEndedPreviews(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from content_preview_items where expires_at < $1', [now]);
}

/** Stores items of a kind for a preview. */
export async function savePreviewItems(
  transaction: Queryable,
  tenant: string,
  { preview, kind, rows }: { preview: Preview; kind: ContentKind; rows: readonly AuthoredRow[] },
): Promise<void> {
  await transaction.query(
    `insert into content_preview_items (tenant, preview, kind, slug, position, document, draft, visible_from, visible_until, markdown, expires_at)
     select $1, $2, $3, slug, position, document, draft, "visibleFrom", "visibleUntil", markdown, $5
       from jsonb_to_recordset($4::jsonb)
         as row (slug text, position integer, document jsonb, draft boolean, "visibleFrom" date, "visibleUntil" date, markdown text)`,
    [tenant, preview.id, kind, JSON.stringify(rows), preview.expiresAt],
  );
}
