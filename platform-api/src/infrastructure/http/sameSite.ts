import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems';

const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Whether a page of this origin is a page of the request's site; on HTTPS one that came by HTTP may be anybody's. */
function isOwnOrigin(origin: string, { hostname, protocol }: Pick<FastifyRequest, 'hostname' | 'protocol'>): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.hostname === hostname && (protocol !== 'https' || page.protocol === 'https:');
}

/** Rejects requests that another site's page makes a visitor's browser send. */
export function addSameSiteCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isRead(request.method)) return;
    const { origin } = request.headers;
    const isForeign = origin !== undefined && !isOwnOrigin(origin, request);
    if (isForeign || request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('forbidden');
  });
}
