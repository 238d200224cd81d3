import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import type { Database } from '../../../infrastructure/database/database';
import { notFound } from '../../../infrastructure/http/problems';
import { isOperator } from '../../../infrastructure/data-folder/operatorApi';
import { pushStock, type PushReport } from '../../search/pushStock';
import { searchAdminKey } from '../../search/apiKeys';
import type { ImportReport } from './importReport';
import { importStock, type ImportProgress } from './importStock';
import type { ColumnMapping } from './columnMapping';

/** Path of the jobs for the operator's command: only the running process can open the embedded database. */
export const STOCK_OPERATOR_PATH = '/operator/stock';

/** Messages of a job, one JSON document per line. */
export type OperatorMessage =
  | { progress: ImportProgress }
  | { index: string }
  | { imported: ImportReport }
  | { pushed: PushReport }
  | { adminKey: string }
  | { problem: string };

interface StockOperatorOptions {
  database: Database;
  tenants: TenantSource;
  adminToken: string;
  /** Origins from which the site fetches photos. */
  photoOrigins: readonly string[];
  /** Called after an import. */
  onChanged: () => Promise<void>;
}

const Import = Type.Object({
  tenant: Type.String(),
  mode: Type.Union([Type.Literal('replace'), Type.Literal('delta')]),
  kind: Type.Union([Type.Literal('csv'), Type.Literal('json')]),
  sellMost: Type.Optional(Type.Boolean()),
  dryRun: Type.Optional(Type.Boolean()),
  map: Type.Optional(Type.String()),
});
const Key = Type.Object({ tenant: Type.String() });
const Push = Type.Object({ tenant: Type.String(), appId: Type.String(), prefix: Type.Optional(Type.String()) });
/** The header of the Algolia admin key, which must not be part of a URL. */
export const ADMIN_KEY_HEADER = 'x-admin-key';

/** Runs a job and streams its messages, its failure included. */
function streamJob(job: (send: (message: OperatorMessage) => void) => Promise<OperatorMessage>): Readable {
  const lines = new PassThrough();
  const send = (message: OperatorMessage) => lines.write(`${JSON.stringify(message)}\n`);
  void job(send)
    .catch((error: unknown): OperatorMessage => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then(send)
    .finally(() => lines.end());
  return lines;
}

/** Imports feeds and pushes to Algolia for the operator's command on this machine; 404 without the token. */
export const stockOperatorRoutes: FastifyPluginAsyncTypebox<StockOperatorOptions> = async (
  app,
  { database, tenants, adminToken, photoOrigins, onChanged },
) => {
  app.removeAllContentTypeParsers();
  // A feed may be larger than memory, so it is streamed and not parsed as a body.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.addHook('onRequest', async (request) => {
    if (!isOperator(request, adminToken)) throw notFound();
  });
  const siteOf = (slug: string): SiteConfig => {
    const site = tenants.bySlug(slug);
    if (!site) throw notFound();
    return site;
  };

  app.post(
    `${STOCK_OPERATOR_PATH}/import`,
    { schema: { hide: true, summary: 'Imports a feed', querystring: Import } },
    async (request, reply) => {
      const { tenant, mode, kind, sellMost, dryRun, map } = request.query;
      const site = siteOf(tenant);
      const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-import-'));
      const file = path.join(folder, `feed.${kind}`);
      await pipeline(request.raw, createWriteStream(file));
      const lines = streamJob(async (send) => {
        const options = { mode, sellMost, dryRun, photoOrigins, map: map ? (JSON.parse(map) as ColumnMapping) : undefined };
        const imported = await importStock(database, site, file, { ...options, onProgress: (progress) => send({ progress }) });
        if (!dryRun) await onChanged();
        return { imported };
      });
      lines.once('close', () => void rm(folder, { recursive: true, force: true }));
      return reply.type('application/x-ndjson').send(lines);
    },
  );

  app.post(
    `${STOCK_OPERATOR_PATH}/push`,
    { schema: { hide: true, summary: 'Pushes the indexes to Algolia', querystring: Push } },
    async (request, reply) => {
      const { tenant, appId, prefix } = request.query;
      const site = siteOf(tenant);
      const target = { appId, prefix, adminKey: String(request.headers[ADMIN_KEY_HEADER]) };
      return reply
        .type('application/x-ndjson')
        .send(streamJob(async (send) => ({ pushed: await pushStock(database, site, target, (index) => send({ index })) })));
    },
  );
  app.post(
    `${STOCK_OPERATOR_PATH}/admin-key`,
    { schema: { hide: true, summary: 'The admin API key', querystring: Key } },
    async (request, reply) => {
      const { slug } = siteOf(request.query.tenant);
      return reply.type('application/x-ndjson').send(streamJob(async () => ({ adminKey: await searchAdminKey(database, slug) })));
    },
  );
};
