import type { FastifyInstance } from 'fastify';
import { Problem } from './problems';

const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}

/** Rejects requests that another site's page makes a visitor's browser send. */
export function addSameSiteCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isRead(request.method)) return;
    const { origin } = request.headers;
    const isForeign = origin !== undefined && hostOf(origin) !== request.hostname;
    if (isForeign || request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('forbidden');
  });
}
