import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { documentFields } from '@forecourt/shared-contracts/documents';
import { SERVER_PROTOCOLS } from '../protocol/version';
import { frontsInFolder } from '../registry';

/** A third of the time after which a server that says nothing is taken for ended. */
const EVERY_MS = 20_000;

export interface RecordFrontOptions {
  registryFolder: string;
}

/** Says in the registry, as long as this server runs, what it can do for a release: one that needs more is refused before it is served. */
export const recordFront = fp(
  async (app: FastifyInstance, { registryFolder }: RecordFrontOptions) => {
    const fronts = frontsInFolder(registryFolder);
    const own = {
      id: randomUUID(),
      host: hostname(),
      pid: process.pid,
      protocols: [...SERVER_PROTOCOLS],
      documentFields: documentFields(),
    };
    let writing: Promise<void> = Promise.resolve();
    const record = () => {
      writing = writing
        .then(() => fronts.record({ ...own, at: new Date().toISOString() }))
        .catch((error: Error) => app.log.warn(error, 'releases do not know this server: the folder of the registry cannot be written'));
    };
    const timer = setInterval(record, EVERY_MS).unref();
    app.addHook('onReady', async () => {
      record();
      await writing;
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await writing;
      await fronts.remove(own.id).catch(() => undefined);
    });
  },
  { name: 'record-front' },
);
