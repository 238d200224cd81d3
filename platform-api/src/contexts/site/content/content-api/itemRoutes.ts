import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { operatorOperation, OperatorProblem } from '../../../identity';
import type { ContentKind } from '../contentDocuments';
import type { AuthoredRow } from '../contentItem';
import { contentItems, createContentRepository } from '../contentRepository';
import type { AuthoredItem } from '../files/authoredItem';
import type { ImportSteps } from '../importContent';
import { Fields, Flag, Item, Kind } from './contentApiSchemas';
import type { ContentApiOptions } from './contentApiOptions';
import { etagOf, itemJson, requireItem } from './itemJson';
import { checkPrecondition } from './precondition';
import { recordContentChanges } from './recordContentChanges';

/** A text of a million characters in JSON. */
const MAX_ITEM = 4 * 1024 * 1024;

const params = Type.Object({ kind: Kind, '*': Type.String({ minLength: 1, maxLength: 300 }) });
const dryRun = Type.Object({ dry_run: Flag });

const list = {
  ...operatorOperation({
    summary: 'Items of one kind by slug, drafts and those of other days included',
    response: { 200: Type.Object({ items: Type.Array(Item), next: Type.Unsafe<string | null>({ type: ['string', 'null'] }) }) },
  }),
  querystring: Type.Object({
    kind: Kind,
    after: Type.String({ maxLength: 300, default: '' }),
    limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
  }),
};
const read = { ...operatorOperation({ summary: 'One item; its ETag is its version', response: { 200: Item } }), params };
const write = {
  ...operatorOperation({
    summary: 'Creates an item, or replaces it with If-Match',
    description: 'The fields are those of its file (docs/content.md); an article or a page has its text as `markdown` or `html`.',
    response: { 200: Item, 201: Item },
  }),
  ...{ params, querystring: dryRun, body: Fields },
};
const remove = {
  ...operatorOperation({ summary: 'Removes an item, with If-Match', response: { 204: Type.Null() } }),
  ...{ params, querystring: dryRun },
};

const noItem = (kind: string, slug: string) => new OperatorProblem(404, 'not-found', `This site has no ${kind} ${slug}.`);
const rowOf = ({ kind: _kind, ...row }: AuthoredItem): AuthoredRow => ({ ...row, document: { ...row.document } });

/** Items one by one. */
export const itemRoutes: FastifyPluginAsyncTypebox<ContentApiOptions> = async (app, { database, service }) => {
  const content = createContentRepository(database);

  app.get('/content', { schema: list, config: { right: 'content:read' } }, async ({ site, query: { kind, after, limit } }) => {
    const rows = await content.pageAuthored(site.slug, kind, { after, limit: limit + 1 });
    const items = rows.slice(0, limit).map((row) => itemJson(kind, row));
    return { items, next: rows.length > limit ? (items.at(-1)?.slug ?? null) : null };
  });

  app.get('/content/:kind/*', { schema: read, config: { right: 'content:read' } }, async ({ site, params: address }, reply) => {
    const { kind, '*': slug } = address;
    const row = await content.findAuthored(site.slug, kind, slug);
    if (!row) throw noItem(kind, slug);
    reply.header('etag', etagOf(kind, row));
    return itemJson(kind, row);
  });

  /** The current version is compared in the transaction that changes it. */
  const compared = (request: FastifyRequest, kind: ContentKind, slug: string): ImportSteps => ({
    async before(transaction) {
      const current = await contentItems(transaction).findAuthored(request.site.slug, kind, slug);
      if (!current && request.method === 'DELETE') throw noItem(kind, slug);
      checkPrecondition(request, current && etagOf(kind, current), `The ${kind} ${slug}`);
    },
    after: recordContentChanges(request),
  });

  app.put('/content/:kind/*', { schema: write, config: { right: 'content:write' }, bodyLimit: MAX_ITEM }, async (request, reply) => {
    const { kind, '*': slug } = request.params;
    const { slug: tenant } = request.site;
    const { dry_run: isDry } = request.query;
    const item = requireItem(kind, slug, request.body);
    const { added, refused } = await service.import(tenant, { items: [item], dryRun: isDry }, compared(request, kind, slug));
    const [problem] = refused;
    if (problem)
      throw new OperatorProblem(422, 'not-valid', `The ${kind} ${slug} was not stored.`, [{ pointer: '', detail: problem.reason }]);
    const row = isDry ? rowOf(item) : await content.findAuthored(tenant, kind, slug);
    if (!row) throw noItem(kind, slug);
    if (!isDry) reply.header('etag', etagOf(kind, row));
    reply.code(added.length > 0 && !isDry ? 201 : 200);
    return itemJson(kind, row);
  });

  app.delete('/content/:kind/*', { schema: remove, config: { right: 'content:write' } }, async (request, reply) => {
    const { kind, '*': slug } = request.params;
    const named = { items: [], remove: [{ kind, slug }], dryRun: request.query.dry_run };
    await service.import(request.site.slug, named, compared(request, kind, slug));
    return reply.code(204).send(null);
  });
};
