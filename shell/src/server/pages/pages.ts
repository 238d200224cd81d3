import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { RedirectSource, TenantSource } from '@forecourt/server-kit';
import { selectScenario } from '../../standalone/back-end/selectScenario';
import { previewIn } from '../../protocol/previewCookie';
import { SITES_PLUGIN } from '../composition/sites';
import { visitorOf } from '../composition/visitor';
import { createBreaker } from '../rendering/breaker';
import type { RenderMetrics } from '../metrics/renderMetrics';
import { RenderRefused } from '../rendering/renderErrors';
import { hasRoute } from '../site-routes/siteRoutes';
import { SITE_CONTENT_PLUGIN } from '../site-content/siteContent';
import { SITE_SNAPSHOT_PLUGIN } from '../snapshot/siteSnapshot';
import { HTML, SITE_NOT_FOUND } from './plainPages';
import { createPageService } from './pageService';
import { pageUrl, pathOf } from './pageUrl';
import { securityHeaders } from './securityHeaders';
import { sendUnavailable } from './sendUnavailable';

interface PagesOptions {
  tenants: TenantSource;
  /** Old addresses of the dealers' former sites. */
  redirects: RedirectSource;
  apiBase: string;
  /** The server composes one remote, with a scenario that the visitor chooses. */
  isStandalone: boolean;
  /** How long one render may wait for a worker, milliseconds. */
  renderStartTimeoutMs: number;
  /** How long all attempts at one page may take, milliseconds. */
  pageTimeoutMs: number;
  renderMetrics: RenderMetrics;
}

/** What nginx logs for a visitor who closed the connection; nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499;

/** Nobody else sees a preview, neither from a cache nor in a search engine. */
const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const COOLDOWN_MS = 30_000;

/** Every address that is no file and no API: the HTML of a page, rendered in a worker. */
export const pages = fp(
  async (app: FastifyInstance, options: PagesOptions) => {
    const { tenants, redirects, apiBase, isStandalone, renderStartTimeoutMs, pageTimeoutMs, renderMetrics } = options;
    const renderPage = createPageService({
      active: app.siteSnapshot.active,
      breaker: createBreaker({ cooldownMs: COOLDOWN_MS }),
      apiBase,
      startTimeoutMs: renderStartTimeoutMs,
      pageTimeoutMs,
      onRendered: renderMetrics.rendered,
      onFailure: (failure) => app.log.warn(failure, 'a region failed on the server'),
    });

    app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
      // Read before anything is awaited: a connection that has closed by then would never abort it.
      const { hostSite: site, signal } = request;
      if (!site) return reply.code(404).type(HTML).send(SITE_NOT_FOUND);
      const { pathname, search } = pathOf(request.url);
      // No text has this character: neither a search nor the database takes it.
      if (search.includes('%00')) return reply.redirect(`${pathname}${search.replaceAll('%00', '')}`, 302);
      const active = app.siteSnapshot.active();
      const key = previewIn(request.headers.cookie);
      const preview = key === null ? null : await app.siteContent.previewed(key, request).catch(() => null);
      const visitor = active ? visitorOf(request, reply, site, active.snapshot.registry) : { tenant: site.slug, bucket: null };
      const standalone = isStandalone ? selectScenario(request, reply, site, tenants.all()) : null;
      // What nobody but its author and the makers of a remote see is counted by nobody outside.
      const seen = preview || isStandalone ? { ...site, analytics: null } : site;
      try {
        const written = preview?.written ?? (await app.siteContent.current(site, request));
        const target = redirects.of(site.slug)?.table.targetOf(pathname, search) ?? null;
        // A browser keeps a permanent redirect, also beyond a preview.
        const redirect = (to: string) => reply.redirect(to, preview ? 302 : 301);
        // Without a route there is no page that would have to be rendered first.
        if (target !== null && active && !hasRoute(pathname, { site, snapshot: active.snapshot, visitor, written }))
          return await redirect(target);
        const page = await renderPage({
          url: pageUrl(request),
          site: seen,
          written,
          visitor,
          preview,
          requestId: request.id,
          standalone,
          signal,
        });
        // An old address never replaces a page that is there.
        if (page?.status === 404 && target !== null) return await redirect(target);
        if (page && page.body !== null) {
          const headers = {
            'cache-control': 'public, max-age=0, must-revalidate',
            ...page.headers,
            ...securityHeaders(page.policy),
            ...(preview && PREVIEW_HEADERS),
          };
          return await reply.code(page.status).headers(headers).send(page.body);
        }
      } catch (error) {
        if (signal.aborted) return reply.code(CLIENT_CLOSED_REQUEST).send();
        if (error instanceof RenderRefused)
          request.log.warn({ reason: error.message }, 'a page was refused with 503, because too many are requested at once');
        else request.log.error(error, 'a page could not be rendered');
      }
      return sendUnavailable(reply, app.siteSnapshot.known(site), 'page');
    });
  },
  { name: 'pages', dependencies: [SITES_PLUGIN, SITE_SNAPSHOT_PLUGIN, SITE_CONTENT_PLUGIN] },
);
