import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SITES_PLUGIN } from './composition/sites';

const PROXIED_PREFIXES = ['/api', '/1/indexes', '/images', '/sitemap.xml'];
const CAR_VIEW = '/cars/:slug/view.json';

const forwardedHeaders = (request: FastifyRequest, headers: Record<string, unknown>) => ({
  ...headers,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-for': request.ip,
  'x-request-id': request.id,
});

/** Forwards the addresses of platform-api to it; /api/site-config comes from the tenant's document here. */
export const apiProxy = fp(
  async (app: FastifyInstance, { apiBase }: { apiBase: string }) => {
    const upstream = { upstream: apiBase, replyOptions: { rewriteRequestHeaders: forwardedHeaders as never } };

    app.get('/api/site-config', ({ hostSite: site }, reply) => {
      if (!site) return reply.code(404).send({ error: { code: 'not_found', message: 'Site not found.' } });
      return reply.header('cache-control', 'public, max-age=60').send(site);
    });
    for (const prefix of PROXIED_PREFIXES) await app.register(proxy, { ...upstream, prefix, rewritePrefix: prefix });
    await app.register(proxy, { ...upstream, prefix: CAR_VIEW, rewritePrefix: CAR_VIEW, httpMethods: ['GET'] });
  },
  { name: 'api-proxy', dependencies: [SITES_PLUGIN] },
);
