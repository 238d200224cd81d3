import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import type { Database } from '../../infrastructure/database/database';
import { notFound } from '../../infrastructure/http/problems';
import { isOperator } from '../../infrastructure/operator/operatorApi';
import { pushStock, type PushReport } from '../search/pushStock';
import { searchAdminKey } from '../search/searchKeys';
import { importStock, type ImportProgress, type ImportReport } from './importStock';
import type { ColumnMapping } from './columnMapping';

/** Where the operator's command reaches a running site: the embedded database belongs to that process alone. */
export const STOCK_DESK_PATH = '/operator/stock';

/** What the command is told, one JSON document a line. */
export type DeskLine =
  | { progress: ImportProgress }
  | { index: string }
  | { imported: ImportReport }
  | { pushed: PushReport }
  | { adminKey: string }
  | { problem: string };

interface StockDeskOptions {
  database: Database;
  tenants: TenantSource;
  token: string;
  /** Runs when stock has changed. */
  onChanged: () => Promise<void>;
}

const Import = Type.Object({
  tenant: Type.String(),
  mode: Type.Union([Type.Literal('replace'), Type.Literal('delta')]),
  kind: Type.Union([Type.Literal('csv'), Type.Literal('json')]),
  map: Type.Optional(Type.String()),
});
const Key = Type.Object({ tenant: Type.String() });
const Push = Type.Object({ tenant: Type.String(), appId: Type.String(), prefix: Type.Optional(Type.String()) });
/** The header of the key, which stays out of addresses. */
export const ADMIN_KEY_HEADER = 'x-admin-key';

/** Runs a job and tells of it line by line, its failure included. */
function told(work: (tell: (line: DeskLine) => void) => Promise<DeskLine>): Readable {
  const lines = new PassThrough();
  const tell = (line: DeskLine) => lines.write(`${JSON.stringify(line)}\n`);
  void work(tell)
    .catch((error: unknown): DeskLine => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then(tell)
    .finally(() => lines.end());
  return lines;
}

/** Loads feeds and fills Algolia for the operator's command on this machine; without the token it is not there. */
export const stockDeskRoutes: FastifyPluginAsyncTypebox<StockDeskOptions> = async (app, { database, tenants, token, onChanged }) => {
  app.removeAllContentTypeParsers();
  // A feed may be larger than memory: it is no body but is read from the connection.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.addHook('onRequest', async (request) => {
    if (!isOperator(request, token)) throw notFound();
  });
  const siteOf = (slug: string): SiteConfig => {
    const site = tenants.bySlug(slug);
    if (!site) throw notFound();
    return site;
  };

  app.post(`${STOCK_DESK_PATH}/import`, { schema: { hide: true, summary: 'Loads a feed', querystring: Import } }, async (request, reply) => {
    const { tenant, mode, kind, map } = request.query;
    const site = siteOf(tenant);
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-import-'));
    const file = path.join(folder, `feed.${kind}`);
    await pipeline(request.raw, createWriteStream(file));
    const lines = told(async (tell) => {
      const options = { mode, map: map ? (JSON.parse(map) as ColumnMapping) : undefined };
      const imported = await importStock(database, site, file, { ...options, onProgress: (progress) => tell({ progress }) });
      await onChanged();
      return { imported };
    });
    lines.once('close', () => void rm(folder, { recursive: true, force: true }));
    return reply.type('application/x-ndjson').send(lines);
  });

  app.post(`${STOCK_DESK_PATH}/push`, { schema: { hide: true, summary: 'Fills Algolia', querystring: Push } }, async (request, reply) => {
    const { tenant, appId, prefix } = request.query;
    const site = siteOf(tenant);
    const target = { appId, prefix, adminKey: String(request.headers[ADMIN_KEY_HEADER]) };
    return reply
      .type('application/x-ndjson')
      .send(told(async (tell) => ({ pushed: await pushStock(database, site, target, (index) => tell({ index })) })));
  });
  app.post(`${STOCK_DESK_PATH}/admin-key`, { schema: { hide: true, summary: 'The key that may write', querystring: Key } }, async (request, reply) => {
    const { slug } = siteOf(request.query.tenant);
    return reply.type('application/x-ndjson').send(told(async () => ({ adminKey: await searchAdminKey(database, slug) })));
  });
};
