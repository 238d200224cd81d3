import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOperation, OperatorProblem, type RequestMistake } from '../../../identity';
import type { AuthoredItem } from '../files/authoredItem';
import type { ImportReport, NamedItem } from '../importContent';
import { Batch, BatchReport } from './contentApiSchemas';
import type { ContentApiOptions } from './contentApiOptions';
import { pointerOf, readItemJson, type ItemJson } from './itemJson';
import { recordContentChanges } from './recordContentChanges';

const MAX_BATCH = 16 * 1024 * 1024;

const batch = {
  ...operatorOperation({
    summary: 'Creates and replaces many items, whatever was there; one with a mistake does not stop the others unless `strict`',
    response: { 200: BatchReport },
  }),
  body: Batch,
};

export interface RefusedItem extends NamedItem {
  errors: RequestMistake[];
}

/** The items that can be stored, and those with a mistake; of one that is there twice the first. */
export function readBatch(items: readonly ItemJson[]): { usable: AuthoredItem[]; refused: RefusedItem[] } {
  const usable: AuthoredItem[] = [];
  const refused: RefusedItem[] = [];
  const named = new Set<string>();
  for (const { kind, slug, ...fields } of items) {
    const name = `${kind}/${slug}`;
    const read = named.has(name) ? [{ pointer: '', detail: 'is in this batch twice' }] : readItemJson(kind, slug, fields);
    named.add(name);
    if (Array.isArray(read)) refused.push({ kind, slug, errors: read });
    else usable.push(read);
  }
  return { usable, refused };
}

/** A report as the operator API has it, with the items that were not imported. */
export function reportJson(report: ImportReport, refused: readonly RefusedItem[]) {
  const notStored = report.refused.map(({ kind, slug, reason }) => ({ kind, slug, errors: [{ pointer: '', detail: reason }] }));
  const misfits = report.misfits.map(({ kind, slug, path, reason }) => ({
    ...{ kind, slug, detail: reason },
    pointer: kind === 'model-menu' && path === 'slug' ? '/model_slug' : pointerOf(path),
  }));
  return { ...report, refused: [...refused, ...notStored], misfits };
}

/** Many items at once. */
export const batchRoutes: FastifyPluginAsyncTypebox<ContentApiOptions> = async (app, { service }) => {
  app.post('/content/batch', { schema: batch, config: { right: 'content:write' }, bodyLimit: MAX_BATCH }, async (request) => {
    const { items, prune, prune_most: pruneMost, strict, dry_run: dryRun } = request.body;
    const { usable, refused } = readBatch(items);
    if (strict && refused.length > 0)
      throw new OperatorProblem(
        422,
        'not-valid',
        `${refused.length} of ${items.length} items have a mistake; nothing was changed (strict).`,
        refused.flatMap(({ kind, slug, errors }) =>
          errors.map(({ pointer, detail }) => ({ pointer: `${kind}/${slug}${pointer}`, detail })),
        ),
      );
    // An item with a mistake would be taken for one that is gone.
    const pruned = refused.length > 0 ? [] : prune;
    const report = await service.import(
      request.site.slug,
      { items: usable, prune: pruned, pruneMost, dryRun },
      { after: recordContentChanges(request) },
    );
    return { ...reportJson(report, refused), dry_run: dryRun };
  });
};
