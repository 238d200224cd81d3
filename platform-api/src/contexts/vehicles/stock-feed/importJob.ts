import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TenantSource } from '@forecourt/server-kit';
import { addOperatorJobs, JOB_CONTENT_TYPE, streamJob } from '../../../infrastructure/operator-jobs/operatorJobs';
import type { Database } from '../../../infrastructure/database/database';
import { notFound } from '../../../infrastructure/http/problems';
import type { ColumnMapping } from './columnMapping';
import type { ImportReport } from './importReport';
import { exclusiveImport } from './exclusiveImport';
import type { ImportProgress } from './importStock';

/** Path of the job for the operator's command: only the running process can open the embedded database. */
export const IMPORT_JOB = '/operator/stock/import';

export type ImportMessage = { progress: ImportProgress } | { imported: ImportReport };

interface ImportJobOptions {
  database: Database;
  tenants: TenantSource;
  adminToken: string;
  /** Origins from which the site fetches photos. */
  photoOrigins: readonly string[];
  /** Called after an import. */
  onImported: () => Promise<void>;
}

const importJobSchema = {
  hide: true,
  summary: 'Imports a feed',
  querystring: Type.Object({
    tenant: Type.String(),
    mode: Type.Union([Type.Literal('replace'), Type.Literal('delta')]),
    kind: Type.Union([Type.Literal('csv'), Type.Literal('json')]),
    sellMost: Type.Optional(Type.Boolean()),
    dryRun: Type.Optional(Type.Boolean()),
    map: Type.Optional(Type.String()),
  }),
};

/** Imports feeds for the operator's command on this machine; 404 without the token. */
export const importJob: FastifyPluginAsyncTypebox<ImportJobOptions> = async (
  app,
  { database, tenants, adminToken, photoOrigins, onImported },
) => {
  addOperatorJobs(app, adminToken);
  app.post(IMPORT_JOB, { schema: importJobSchema }, async (request, reply) => {
    const { tenant, mode, kind, sellMost, dryRun, map } = request.query;
    const site = tenants.bySlug(tenant);
    if (!site) throw notFound();
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-import-'));
    const file = path.join(folder, `feed.${kind}`);
    await pipeline(request.raw, createWriteStream(file));
    const lines = streamJob<ImportMessage>(async (send) => {
      const options = { mode, sellMost, dryRun, photoOrigins, map: map ? (JSON.parse(map) as ColumnMapping) : undefined };
      const imported = await exclusiveImport(database, site, file, { ...options, onProgress: (progress) => send({ progress }) });
      if (!dryRun) await onImported();
      return { imported };
    });
    lines.once('close', () => void rm(folder, { recursive: true, force: true }));
    return reply.type(JOB_CONTENT_TYPE).send(lines);
  });
};
