import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { REMOTES_BASE } from '../registry';
import { composedRemotes } from '../renderer/protocol';
import { versionsFor } from './composition/composition';
import { SITES_PLUGIN } from './composition/sites';
import { SITE_SNAPSHOT_PLUGIN, type ActiveSnapshot } from './snapshot/siteSnapshot';

const PROXIED_PREFIXES = ['/api', '/1/indexes', '/images'];
const SITE_MAP = '/sitemap.xml';
const CAR_VIEW = '/cars/:slug/view.json';

const forwardedHeaders = (request: FastifyRequest, headers: Record<string, unknown>) => ({
  ...headers,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-for': request.ip,
  'x-request-id': request.id,
});

/** Headers of the connection to the back end, which say nothing of the one to the visitor. */
const CONNECTION_HEADERS = ['connection', 'keep-alive'];
const visitorHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name.toLowerCase())));

/** Ids of the pages that a visitor without canary sees: platform-api lists no others in the site map (AP-007). */
function deployedPages(tenant: string, active: ActiveSnapshot | null): string {
  if (!active) return '';
  const { registry, releases } = active.snapshot;
  const remotes = composedRemotes(releases, versionsFor(registry, { tenant, bucket: null }), REMOTES_BASE);
  return Object.values(remotes).flatMap(({ pages }) => pages).join(',');
}

/** Forwards the addresses of platform-api to it; /api/site-config comes from the tenant's document here. */
export const apiProxy = fp(
  async (app: FastifyInstance, { apiBase }: { apiBase: string }) => {
    const upstream = { upstream: apiBase, replyOptions: { rewriteRequestHeaders: forwardedHeaders as never, rewriteHeaders: visitorHeaders as never } };

    app.get('/api/site-config', ({ hostSite: site }, reply) => {
      if (!site) return reply.code(404).send({ error: { code: 'not_found', message: 'Site not found.' } });
      return reply.header('cache-control', 'public, max-age=60').send(site);
    });
    for (const prefix of PROXIED_PREFIXES) await app.register(proxy, { ...upstream, prefix, rewritePrefix: prefix });
    const siteMapHeaders = (request: FastifyRequest, headers: Record<string, unknown>) => ({
      ...forwardedHeaders(request, headers),
      'x-deployed-pages': request.hostSite ? deployedPages(request.hostSite.slug, app.siteSnapshot.active()) : '',
    });
    await app.register(proxy, { upstream: apiBase, replyOptions: { rewriteRequestHeaders: siteMapHeaders as never, rewriteHeaders: visitorHeaders as never }, prefix: SITE_MAP, rewritePrefix: SITE_MAP });
    await app.register(proxy, { ...upstream, prefix: CAR_VIEW, rewritePrefix: CAR_VIEW, httpMethods: ['GET'] });
  },
  { name: 'api-proxy', dependencies: [SITES_PLUGIN, SITE_SNAPSHOT_PLUGIN] },
);
