import { Type, type FastifyPluginAsyncTypebox, type Static } from '@fastify/type-provider-typebox';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../../infrastructure/database/database';
import { operatorOperation, OperatorProblem, recordChanges } from '../../../identity';
import { MappingError, type ColumnMapping } from '../columnMapping';
import { ALIVE_EVERY_MS } from '../exclusiveImport';
import { FeedError } from '../feedError';
import { importStock, type ImportOptions } from '../importStock';
import { importRecords, type ImportRecord } from '../importRecords';
import { receiveFeed, type ReceivedFeed } from './receiveFeed';
import { reportJson } from './reportJson';

const Text = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const ImportState = Type.Object({
  id: Type.String({ format: 'uuid', examples: ['0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11'] }),
  state: Type.Unsafe<ImportRecord['state']>({ type: 'string', enum: ['running', 'done', 'failed', 'interrupted'] }),
  dry_run: Type.Boolean(),
  started_at: Type.String({ examples: ['2026-11-29T02:00:00Z'] }),
  finished_at: Text,
  progress: Type.Unsafe<ImportRecord['progress']>({
    type: 'object',
    additionalProperties: true,
    examples: [{ read: 500, saved: 498, refused: 2 }],
  }),
  problem: Text,
});
const ImportWithReport = Type.Object({
  ...ImportState.properties,
  report: Type.Unsafe<object | null>({
    type: ['object', 'null'],
    additionalProperties: true,
    examples: [{ read: 2, added: 1, updated: 0, unchanged: 0, sold: 3, refused: [{ line: 3, reason: 'make is missing' }] }],
  }),
});

const upload = operatorOperation({
  summary: 'Begins an import of a feed, CSV or JSON; it goes on after the response',
  description:
    'The columns are those of "npx forecourt stock template"; `columns` maps facts to other headings. One import of a site runs at a time.',
  response: { 202: ImportState },
});
const list = operatorOperation({ summary: 'The newest imports', response: { 200: Type.Object({ imports: Type.Array(ImportState) }) } });
const read = operatorOperation({ summary: 'One import, with its report when it is done', response: { 200: ImportWithReport } });

const stateJson = ({ id, state, dryRun, startedAt, finishedAt, progress, problem }: Omit<ImportRecord, 'report'>) => ({
  ...{ id, state, dry_run: dryRun, started_at: startedAt, finished_at: finishedAt, progress, problem },
});

const KINDS: Readonly<Record<string, 'csv' | 'json'>> = { 'text/csv': 'csv', 'application/json': 'json' };

interface StockApiOptions {
  database: Database;
  photoOrigins: readonly string[];
  /** Called after an import that is no dry run. */
  onImported(): Promise<void>;
}

function columnsOf(text: string | undefined): ColumnMapping | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as ColumnMapping;
  } catch {
    throw new OperatorProblem(422, 'not-valid', 'columns must be JSON such as {"stocknum": "Stock No"}.');
  }
}

const isRunning = () =>
  new OperatorProblem(
    409,
    'running',
    'An import of this site is running: its state is at /stock/imports, and send the feed again when it is done.',
  );

/** Stock of a site for programs: send a feed, read what became of it. */
export const stockApiRoutes: FastifyPluginAsyncTypebox<StockApiOptions> = async (app, { database, photoOrigins, onImported }) => {
  const records = importRecords(database);
  const running = new Set<Promise<void>>();
  /** Sites whose feed is on its way. */
  const receiving = new Set<string>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });

  /** Runs an import to its end, whatever that is; never rejects. */
  async function run(
    id: string,
    site: SiteConfig,
    { file, remove }: ReceivedFeed,
    options: ImportOptions,
    log: FastifyBaseLogger,
  ): Promise<void> {
    let noted: Promise<void> = Promise.resolve();
    const alive = setInterval(() => void records.isAlive(id).catch(() => undefined), ALIVE_EVERY_MS);
    try {
      const report = await importStock(database, site, file, {
        ...options,
        onProgress: (progress) => {
          noted = noted.then(() => records.progressed(id, progress)).catch(() => undefined);
        },
      });
      await noted;
      await records.end(id, { report });
      if (!options.dryRun)
        await onImported().catch((error: unknown) =>
          log.error({ err: error }, 'what follows an import of a feed failed; it will be repeated'),
        );
    } catch (error) {
      const isOfFeed = error instanceof FeedError || error instanceof MappingError;
      if (!isOfFeed) log.error({ err: error }, 'an import of a feed failed');
      const problem = isOfFeed
        ? error.message
        : 'It failed for a reason that is in the log of the back end; what it had read until then is stored.';
      await noted;
      await records
        .end(id, { problem })
        .catch((failure: unknown) => log.error({ err: failure }, 'the end of an import could not be noted'));
    } finally {
      clearInterval(alive);
      await remove();
    }
  }

  app.get('/stock/imports', { schema: list, config: { right: 'stock:read' } }, async ({ site }) => ({
    imports: (await records.list(site.slug)).map(stateJson),
  }));

  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
  app.get('/stock/imports/:id', { schema: { ...read, params }, config: { right: 'stock:read' } }, async ({ site, params: { id } }) => {
    const record = await records.find(site.slug, id);
    if (!record) throw new OperatorProblem(404, 'not-found', `This site has no import ${id}.`);
    return { ...stateJson(record), report: record.report && reportJson(record.report) };
  });

  await app.register(async (feeds) => {
    // A feed may be larger than memory: it is streamed to a file, and not parsed before.
    feeds.removeAllContentTypeParsers();
    feeds.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    const querystring = Type.Object({
      mode: Type.Union([Type.Literal('replace'), Type.Literal('delta')], { default: 'replace' }),
      sell_most: Type.Boolean({ default: false }),
      dry_run: Type.Boolean({ default: false }),
      columns: Type.Optional(Type.String({ maxLength: 10_000, examples: ['{"stocknum": "Stock No"}'] })),
    });
    feeds.post('/stock/imports', { schema: { ...upload, querystring }, config: { right: 'stock:write' } }, async (request, reply) => {
      const { site, apiToken, query, headers, raw, id: requestId, log } = request as typeof request & { query: Static<typeof querystring> };
      const kind = KINDS[String(headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? ''];
      if (!kind) throw new OperatorProblem(422, 'not-valid', `Send the feed as ${Object.keys(KINDS).join(' or ')}.`);
      const map = columnsOf(query.columns);
      if (receiving.has(site.slug) || (await records.isRunning(site.slug))) throw isRunning();
      receiving.add(site.slug);
      const feed = await receiveFeed(raw, { kind, isGzip: headers['content-encoding'] === 'gzip' }).finally(() =>
        receiving.delete(site.slug),
      );
      const { mode, sell_most: sellMost, dry_run: dryRun } = query;
      const id = await records
        .begin(site.slug, { token: apiToken.id, dryRun }, (transaction, importId) =>
          recordChanges(transaction, site.slug, { token: apiToken.id, requestId }, [
            { action: dryRun ? 'stock.try' : 'stock.import', target: importId },
          ]),
        )
        .catch(async (error: unknown) => {
          await feed.remove();
          throw error;
        });
      if (id === null) {
        await feed.remove();
        throw isRunning();
      }
      const importing = run(id, site, feed, { mode, sellMost, dryRun, photoOrigins, ...(map && { map }) }, log).finally(() =>
        running.delete(importing),
      );
      running.add(importing);
      const record = await records.find(site.slug, id);
      if (!record) throw new Error(`the import ${id} is not stored`);
      return reply
        .code(202)
        .header('location', `${request.url.replace(/\?.*$/s, '')}/${id}`)
        .send(stateJson(record));
    });
  });
};
