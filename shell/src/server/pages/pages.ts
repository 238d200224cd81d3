import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { RedirectSource, TenantSource } from '@forecourt/server-kit';
import { selectScenario } from '../../standalone/back-end/selectScenario';
import { previewIn } from '../../protocol/previewCookie';
import type { SiteVersions } from '../../protocol/messages';
import type { Visitor } from '../../registry';
import { compositionFor } from '../composition/composition';
import { SITES_PLUGIN } from '../composition/sites';
import { visitorOf } from '../composition/visitor';
import { createBreaker } from '../rendering/breaker';
import type { RenderMetrics } from '../metrics/renderMetrics';
import { RenderRefused } from '../rendering/renderErrors';
import { numberOf } from '../page-cache/numberOf';
import type { CacheablePage, CachedAddress, PageCache } from '../page-cache/pageCache';
import { compressBody, decompressBody } from '../page-cache/compressBody';
import { acceptsBrotli, cacheControl, cacheStatus, isKnownTag } from '../page-cache/responseHeaders';
import { hasRoute, queryOf } from '../site-routes/siteRoutes';
import { SITE_CONTENT_PLUGIN } from '../site-content/siteContent';
import { SITE_SNAPSHOT_PLUGIN } from '../snapshot/siteSnapshot';
import { HTML, SITE_NOT_FOUND } from './plainPages';
import { createPageService, type PageRequest } from './pageService';
import { pageUrl, pathOf } from './pageUrl';
import { shownQuery, withDropped } from './shownQuery';
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
  /** What changed last on a site, as far as it is known. */
  siteVersions(slug: string): SiteVersions;
  /** Rendered pages; null where each is rendered anew. */
  cache: PageCache | null;
}

/** What nginx logs for a visitor who closed the connection; nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499;

/** Nobody else sees a preview, neither from a cache nor in a search engine. */
const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const COOLDOWN_MS = 30_000;

/** How long after a release pages of the versions before may be sent while those of the new ones are rendered. */
const FORMER_MS = 5000;
/** Pages that are rendered at once after a release. */
const RENDERED_AT_RELEASE = 20;

/** A shorter one is not worth its compression. */
const SHORT = 1000;

/** Sends a page in brotli where the browser takes it, and 304 to one that has it. */
async function sendPage(reply: FastifyReply, { status, headers, policy, body, compressed, etag }: CacheablePage): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = reply.request.headers;
  void reply.code(status).headers({ ...headers, ...securityHeaders(policy), ...(etag && { etag }) });
  if (isKnownTag(known, etag)) return reply.code(304).removeHeader('content-type').send();
  if (!acceptsBrotli(accepted)) return reply.send(body ?? (compressed && (await decompressBody(compressed))));
  const bytes = compressed ?? (body !== null && body.length > SHORT ? await compressBody(body) : null);
  if (!bytes) return reply.send(body);
  return reply.headers({ 'content-encoding': 'br', vary: varyWith(reply) }).send(bytes);
}

const varyWith = (reply: FastifyReply): string => [...[reply.getHeader('vary') ?? []].flat(), 'accept-encoding'].join(', ');

/** Every address that is no file and no API: the HTML of a page, from the cache or rendered in a worker. */
export const pages = fp(
  async (app: FastifyInstance, options: PagesOptions) => {
    const { tenants, redirects, apiBase, isStandalone, renderStartTimeoutMs, pageTimeoutMs, renderMetrics, siteVersions, cache } = options;
    const renderPage = createPageService({
      active: app.siteSnapshot.active,
      breaker: createBreaker({ cooldownMs: COOLDOWN_MS }),
      siteVersions,
      apiBase,
      startTimeoutMs: renderStartTimeoutMs,
      pageTimeoutMs,
      onRendered: renderMetrics.rendered,
      onFailure: (failure) => app.log.warn(failure, 'a region failed on the server'),
    });

    /** The page of a request in the cache; null where it has no place there. `isSame`: its address has no parameter that it might not show. */
    function cachedAddress(request: Omit<PageRequest, 'signal'>, isSame: boolean): CachedAddress | null {
      const active = app.siteSnapshot.active();
      const { site, written, visitor, preview, standalone, url } = request;
      if (!cache || !active || preview || standalone || !isSame) return null;
      const former = app.siteSnapshot.before(FORMER_MS);
      const compositionOf = ({ registry }: { registry: Parameters<typeof compositionFor>[0] }) => compositionFor(registry, visitor).key;
      return {
        slug: site.slug,
        page: `${numberOf(site)} ${numberOf(written)} ${url}`,
        composition: compositionOf(active.snapshot),
        former: former && compositionOf(former.snapshot),
        render: (signal) => renderPage({ ...request, signal }),
        again: () => cachedAddress(request, isSame),
      };
    }

    app.siteSnapshot.onActivated(() => void cache?.renderAgain(RENDERED_AT_RELEASE));

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
      const visitor: Visitor = active ? visitorOf(request, reply, site, active.snapshot.registry) : { tenant: site.slug, bucket: null };
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
        // The page of one remote has its choices in the address.
        const names = active && !standalone ? queryOf(pathname, { site, snapshot: active.snapshot, visitor, written }) : null;
        const { shown, dropped } = shownQuery(search, names);
        const url = pageUrl(request, `${pathname}${shown}`);
        const wanted = { url, site: seen, written, visitor, preview, requestId: request.id, standalone };
        const address = cachedAddress(wanted, names !== null || search === '');
        const cached = cache && address && (await cache.get(address, signal));
        const rendered = cached ? null : (await renderPage({ ...wanted, signal })).page;
        const page = cached ? cached.page : rendered && { ...rendered, compressed: null, etag: null };
        // An old address never replaces a page that is there.
        if (page?.status === 404 && target !== null) return await redirect(target);
        if (page && (page.body !== null || page.compressed)) {
          const isPrivate = visitor.bucket !== null;
          const { location } = page.headers;
          const moved = location === undefined ? page : { ...page, headers: { ...page.headers, location: withDropped(location, dropped) } };
          void reply.headers(preview ? PREVIEW_HEADERS : cacheControl(page.status, { isPrivate }));
          void reply.header('cache-status', cached ? cacheStatus(cached.status) : 'forecourt; fwd=bypass');
          return await sendPage(reply, moved);
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
