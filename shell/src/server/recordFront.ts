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
  everyMs?: number;
}

/** Says in the registry, as long as this server runs, what it can do for a release: one that needs more is refused before it is served. */
export const recordFront = fp(
  async (app: FastifyInstance, { registryFolder, everyMs = EVERY_MS }: RecordFrontOptions) => {
    const fronts = frontsInFolder(registryFolder);
    const own = {
      ...{ id: randomUUID(), host: hostname(), pid: process.pid, startedAt: new Date().toISOString() },
      ...{ protocols: [...SERVER_PROTOCOLS], documentFields: documentFields() },
    };
    let isUnknown = false;
    let writing: Promise<void> = Promise.resolve();

    async function write(): Promise<void> {
      try {
        await fronts.record(own);
        isUnknown = false;
      } catch (error) {
        if (!isUnknown)
          app.log.warn(
            error,
            'the folder of the registry cannot be written: a release that needs more than this server has is not refused',
          );
        isUnknown = true;
      }
    }
    const record = () => {
      writing = writing.then(write);
      return writing;
    };
    const timer = setInterval(() => void record(), everyMs).unref();
    app.addHook('onReady', async () => {
      await record();
      await fronts.removeForgotten().catch(() => undefined);
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await writing;
      await fronts.remove(own.id).catch(() => undefined);
    });
  },
  { name: 'record-front' },
);
