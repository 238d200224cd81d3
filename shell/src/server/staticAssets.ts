import path from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { REMOTES_BASE } from '../registry';

interface StaticAssetsOptions {
  /** Built shell: browser/. */
  buildFolder: string;
  artifactsFolder: string;
}

const ONE_YEAR_MS = 31_536_000_000;
const IMMUTABLE = { preCompressed: true, immutable: true, maxAge: ONE_YEAR_MS, index: false } as const;
/** What browsers load of a remote; server code and release.json are not public. */
const BROWSER_FILE = /^\/[a-z0-9-]+\/assets\/[\w.-]+$/;

/** Browser files of the shell and of all published remotes, with their compressed copies. */
export const staticAssets = fp(
  async (app: FastifyInstance, { buildFolder, artifactsFolder }: StaticAssetsOptions) => {
    await app.register(statics, { ...IMMUTABLE, root: path.join(buildFolder, 'browser'), prefix: '/_shell/' });
    await app.register(statics, {
      ...IMMUTABLE,
      root: artifactsFolder,
      prefix: `${REMOTES_BASE}/`,
      decorateReply: false,
      allowedPath: (pathName) => BROWSER_FILE.test(pathName),
    });
  },
  { name: 'static-assets' },
);
