import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { linkedRoutes } from '@forecourt/shared-contracts/site-routes';
import { RETRY_LATER, type SiteDescription } from '../protocol/messages';
import { stableRoutes } from './site-routes/siteRoutes';
import { SITES_PLUGIN } from './composition/sites';
import { SITE_CONTENT_PLUGIN, type SiteContent } from './site-content/siteContent';
import { sendUnavailable } from './pages/sendUnavailable';
import { SITE_SNAPSHOT_PLUGIN, type ActiveSnapshot } from './snapshot/siteSnapshot';

const SEARCH = '/1/indexes';
const PROXIED_PREFIXES = ['/api', SEARCH, '/images'];
/** What platform-api sends from here has links to pages: a site map, a brochure, a feed of cars, the redirect after a form without script, an e-mail. */
const LINKING_PREFIXES = [
  '/sitemap.xml',
  '/api/cars/:slug/brochure.pdf',
  '/api/leads',
  '/api/appointments',
  '/api/reservations',
  '/api/online-purchases',
  '/api/unsubscribe',
  '/api/operator/v1/feeds',
];
const CAR_VIEW = '/cars/:slug/view.json';

/** Without Expect, which this server has answered and the one of the back end's connection refuses. */
const forwardedHeaders = (request: FastifyRequest, { expect: _answered, ...headers }: Record<string, unknown>) => ({
  ...headers,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-for': request.ip,
  'x-request-id': request.id,
});

/** Headers of the connection to the back end, which say nothing of the one to the visitor. */
const CONNECTION_HEADERS = ['connection', 'keep-alive'];
const visitorHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name.toLowerCase())));

/** The routes of the site that links lead to, as JSON: only the server that composes the site knows them. */
const siteRoutes = (site: SiteConfig | null, active: ActiveSnapshot | null, content: SiteContent): string =>
  JSON.stringify(site && active ? linkedRoutes(stableRoutes(site, active.snapshot, content.known(site))) : []);

/** A visitor's own request gives up after as long; the back end ends its statements by then. */
const RESPONSE_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 3000;

interface ApiProxyOptions {
  apiBase: string;
  /** How long a call may wait for the next part of its response. */
  timeoutMs?: number;
}

const UNAVAILABLE = 'We can not do this at the moment. Please try again in a few seconds.';

/**
 * Responds for a back end that does not: 503 as the address would send it itself, or as a page to a browser that displays the response,
 * such as to a form without script. The error names addresses of the back end and is for the log only.
 */
function sendBackEndUnavailable(reply: FastifyReply, known: (site: SiteConfig) => SiteDescription | null): void {
  const { hostSite: site, headers, method, url } = reply.request;
  if (site && headers.accept?.includes('text/html'))
    void sendUnavailable(reply, known(site), method === 'GET' || method === 'HEAD' ? 'page' : 'submission');
  else
    void reply
      .code(503)
      .headers(RETRY_LATER)
      .send(url.startsWith(SEARCH) ? { message: UNAVAILABLE, status: 503 } : { error: { code: 'unavailable', message: UNAVAILABLE } });
}

/** Forwards the addresses of platform-api to it; /api/site-config comes from the tenant's document here. */
export const apiProxy = fp(
  async (app: FastifyInstance, { apiBase, timeoutMs = RESPONSE_TIMEOUT_MS }: ApiProxyOptions) => {
    const onError = (reply: FastifyReply) => sendBackEndUnavailable(reply, (site) => app.siteSnapshot.known(site));
    const replyOptions = (rewriteRequestHeaders: typeof forwardedHeaders) => ({
      rewriteRequestHeaders: rewriteRequestHeaders as never,
      rewriteHeaders: visitorHeaders as never,
      onError: onError as never,
    });
    const upstream = {
      upstream: apiBase,
      // Its lines have queries, which may be what a visitor typed.
      disableRequestLogging: true,
      replyOptions: replyOptions(forwardedHeaders),
      // By default each GET that the back end rejects with 503 is sent to it ten times more within 50 ms.
      retryMethods: [],
      // Without a limit of connections: a call that waits for a free one has no time-out.
      undici: { connections: null, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: CONNECT_TIMEOUT_MS } },
    };

    app.get('/api/site-config', ({ hostSite: site }, reply) => {
      if (!site) return reply.code(404).send({ error: { code: 'not_found', message: 'Site not found.' } });
      return reply.header('cache-control', 'public, max-age=60').send(site);
    });
    for (const prefix of PROXIED_PREFIXES) await app.register(proxy, { ...upstream, prefix, rewritePrefix: prefix });
    const headersWithRoutes = (request: FastifyRequest, headers: Record<string, unknown>) => ({
      ...forwardedHeaders(request, headers),
      'x-site-routes': siteRoutes(request.hostSite, app.siteSnapshot.active(), app.siteContent),
    });
    /** Knows what is written for the site when its routes are sent. */
    const preHandler = async (request: FastifyRequest) => {
      if (request.hostSite) await app.siteContent.current(request.hostSite, request);
    };
    for (const prefix of LINKING_PREFIXES)
      await app.register(proxy, { ...upstream, preHandler, replyOptions: replyOptions(headersWithRoutes), prefix, rewritePrefix: prefix });
    await app.register(proxy, { ...upstream, prefix: CAR_VIEW, rewritePrefix: CAR_VIEW, httpMethods: ['GET'] });
  },
  { name: 'api-proxy', dependencies: [SITES_PLUGIN, SITE_SNAPSHOT_PLUGIN, SITE_CONTENT_PLUGIN] },
);
