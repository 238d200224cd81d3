import { isDeepStrictEqual } from 'node:util';
import { pathText } from '@forecourt/server-kit';
import { ValidationError } from '@forecourt/shared-contracts/schemas';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import { withMeanings, type Meanings } from './authorWords';
import { readDocument, type ContentKind } from './contentDocuments';
import type { AuthoredRow } from './contentItem';
import { contentItems, type ContentItems } from './contentRepository';
import type { AuthoredItem } from './files/authoredItem';
import { AUTHORED_KINDS } from './files/kinds';
import { savePreviewItems } from './preview/previewItems';
import type { Preview } from './preview/previewKey';
import { contentMisfits, type FittedSite, type ItemMisfit } from './fit/contentMisfits';
import { nameHints } from './files/nameHints';

/** An item in a report. */
export interface NamedItem {
  kind: ContentKind;
  slug: string;
}

export interface ImportRequest {
  items: readonly AuthoredItem[];
  /** Items that are removed, whatever else is imported. */
  remove?: readonly NamedItem[];
  /** Kinds whose items that are not among these are removed. */
  prune?: readonly ContentKind[];
  /** Remove them also where they are more than half of their kind. */
  pruneMost?: boolean;
  /** Find out what would change, and change nothing. */
  dryRun?: boolean;
  /** Store what is added and changed for a preview alone; nothing of the site is changed. */
  preview?: Preview;
}

/** What an import has changed, or would change. */
export interface ImportReport {
  added: NamedItem[];
  changed: (NamedItem & { fields: string[] })[];
  unchanged: number;
  removed: NamedItem[];
  /** Not removed, since they are more than half of their kind. */
  spared: { kind: ContentKind; count: number; of: number }[];
  /** Items that the store does not take, each with the reason. */
  refused: (NamedItem & { reason: string })[];
  /** What of the items is probably mistyped, and what they and others name that the site does not have now; they are stored as they are. */
  misfits: ItemMisfit[];
}

/** Items of a kind of which more than half may go without a question. */
const FEW = 4;

type Id = { id?: unknown };
const idOf = (document: object | undefined) => {
  const { id } = (document ?? {}) as Id;
  return typeof id === 'number' ? id : null;
};

/** Gives the items of a kind ids: their own, else that of the stored item of the same slug, else the next one. */
function withIds(kind: ContentKind, items: readonly AuthoredItem[], stored: ReadonlyMap<string, AuthoredRow>): AuthoredItem[] {
  if (!AUTHORED_KINDS[kind].hasId) return [...items];
  const known = [...stored.values(), ...items].map(({ document }) => idOf(document) ?? 0);
  let last = Math.max(0, ...known);
  return items.map((item) => {
    const id = idOf(item.document) ?? idOf(stored.get(item.slug)?.document) ?? (last += 1);
    return { ...item, document: { id, ...item.document } };
  });
}

const rowOf = (item: AuthoredItem): AuthoredRow => ({
  slug: item.slug,
  position: item.position,
  document: readDocument(item.kind, item.document) as unknown as Record<string, unknown>,
  draft: item.draft,
  visibleFrom: item.visibleFrom,
  visibleUntil: item.visibleUntil,
  markdown: item.markdown,
});

/** Names of what differs between two rows: fields of the document, and of the item. */
function changedFields(before: AuthoredRow, after: AuthoredRow): string[] {
  const fields = [...new Set([...Object.keys(before.document), ...Object.keys(after.document)])];
  const ofDocument = fields.filter((field) => !isDeepStrictEqual(before.document[field], after.document[field]));
  const ofItem = (['position', 'draft', 'visibleFrom', 'visibleUntil', 'markdown'] as const).filter(
    (field) => before[field] !== after[field],
  );
  return [...ofDocument, ...ofItem];
}

interface KindPlan {
  rows: AuthoredRow[];
  removed: string[];
}

/** Slugs of a kind that are not among the items, where such are to be removed; what is most of the kind is spared. */
function prunedSlugs(
  kind: ContentKind,
  items: readonly AuthoredItem[],
  { stored, request, report }: { stored: ReadonlyMap<string, AuthoredRow>; request: ImportRequest; report: ImportReport },
): string[] {
  if (!request.prune?.includes(kind)) return [];
  const written = new Set(items.map(({ slug }) => slug));
  const gone = [...stored.keys()].filter((slug) => !written.has(slug));
  const isMost = stored.size > FEW && gone.length * 2 > stored.size;
  if (!isMost || request.pruneMost) return gone;
  report.spared.push({ kind, count: gone.length, of: stored.size });
  return [];
}

function planKind(
  kind: ContentKind,
  items: readonly AuthoredItem[],
  { stored, request, report }: { stored: ReadonlyMap<string, AuthoredRow>; request: ImportRequest; report: ImportReport },
): KindPlan {
  const rows: AuthoredRow[] = [];
  for (const item of withIds(kind, items, stored)) {
    const { slug } = item;
    try {
      const row = rowOf(item);
      const before = stored.get(slug);
      const fields = before ? changedFields(before, row) : [];
      if (!before) report.added.push({ kind, slug });
      else if (fields.length > 0) report.changed.push({ kind, slug, fields });
      else report.unchanged += 1;
      if (!before || fields.length > 0) rows.push(row);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      report.refused.push({ kind, slug, reason: error.message });
    }
  }
  const removed = [
    ...(request.remove ?? []).flatMap((each) => (each.kind === kind && stored.has(each.slug) ? [each.slug] : [])),
    ...prunedSlugs(kind, items, { stored, request, report }),
  ];
  report.removed.push(...removed.map((slug) => ({ kind, slug })));
  return { rows, removed };
}

/** One import of a tenant at a time: two that give ids at once would give the same. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('content ' || $1, 0))`;

/** What else belongs to the transaction of an import. */
export interface ImportSteps {
  /** Before anything is planned; an error ends the import. */
  before?(transaction: Queryable): Promise<void>;
  /** After the changes of an import that is no dry run. */
  after?(transaction: Queryable, report: ImportReport): Promise<void>;
}

/** Ends the transaction of a dry run, so that nothing of it remains. */
class DryRun extends Error {}

/** What of the items of an import does not fit, and what no longer fits since it has removed a model. */
async function misfitsOf(
  content: ContentItems,
  { items }: ImportRequest,
  { site, today, removed }: { site: FittedSite | null; today: string; removed: readonly NamedItem[] },
): Promise<ItemMisfit[]> {
  const isOf = (named: readonly NamedItem[], { kind, slug }: NamedItem) => named.some((each) => each.kind === kind && each.slug === slug);
  const hints = items.flatMap((item) =>
    nameHints(item).map(({ path, reason }) => ({ kind: item.kind, slug: item.slug, path: pathText(path), reason })),
  );
  const unfit = site ? await contentMisfits(content, site, today) : [];
  const concerned = unfit.filter(
    (each) => isOf(items, each) || (each.model !== null && isOf(removed, { kind: 'model', slug: each.model })),
  );
  return [...hints, ...concerned.map(({ kind, slug, path, reason }) => ({ kind, slug, path, reason }))];
}

interface Import {
  request: ImportRequest;
  meanings: Meanings;
  /** What the items are compared with; null: with nothing. */
  site: FittedSite | null;
  steps?: ImportSteps;
}

async function importInto(transaction: Queryable, tenant: string, { request, meanings, site, steps = {} }: Import): Promise<ImportReport> {
  const report: ImportReport = { added: [], changed: [], unchanged: 0, removed: [], spared: [], refused: [], misfits: [] };
  const kinds = [...new Set([...[...request.items, ...(request.remove ?? [])].map(({ kind }) => kind), ...(request.prune ?? [])])];
  await transaction.query(LOCK, [tenant]);
  await steps.before?.(transaction);
  const content = contentItems(transaction);
  for (const kind of kinds) {
    const stored = new Map((await content.listAuthored(tenant, kind)).map((row) => [row.slug, row]));
    const items = request.items.filter((item) => item.kind === kind).map((item) => withMeanings(item, meanings));
    const { rows, removed } = planKind(kind, items, { stored, request, report });
    if (request.preview) {
      await savePreviewItems(transaction, tenant, { preview: request.preview, kind, rows });
      continue;
    }
    await content.save(tenant, kind, rows as never);
    if (removed.length > 0) await content.remove(tenant, kind, removed);
  }
  const { today } = meanings;
  const after = contentItems(transaction, { preview: request.preview?.id ?? null });
  report.misfits = await misfitsOf(after, request, { site, today, removed: report.removed });
  return report;
}

/** Makes items those of a tenant's site, all or none of those that the store takes. */
export async function importContent(database: Database, tenant: string, work: Import): Promise<ImportReport> {
  let report: ImportReport | null = null;
  try {
    await database.transaction(async (transaction) => {
      report = await importInto(transaction, tenant, work);
      if (work.request.dryRun) throw new DryRun();
      await work.steps?.after?.(transaction, report);
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return report as unknown as ImportReport;
}
