import path from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { REMOTES_BASE, SHELL, SHELL_BASE } from '../registry';

interface StaticAssetsOptions {
  /** A build of the shell that is served instead of what is released. */
  shellFolder?: string;
  artifactsFolder: string;
}

const ONE_YEAR_MS = 31_536_000_000;
const IMMUTABLE = { preCompressed: true, immutable: true, maxAge: ONE_YEAR_MS, index: false } as const;
/** What browsers load of a remote; server code and release.json are not public. */
const BROWSER_FILE = /^\/[a-z0-9-]+\/assets\/[\w.-]+$/;

/** Browser files of all published shells and remotes, with their compressed copies. */
export const staticAssets = fp(
  async (app: FastifyInstance, { shellFolder, artifactsFolder }: StaticAssetsOptions) => {
    const shells = path.join(shellFolder ?? path.join(artifactsFolder, SHELL), 'assets');
    await app.register(statics, { ...IMMUTABLE, root: shells, prefix: `${SHELL_BASE}/` });
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
