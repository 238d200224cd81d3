import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Registry } from 'prom-client';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { matchRoute } from '@forecourt/shared-contracts/shell';
import { assembleRoutes } from '@forecourt/shared-contracts/site-routes';
import { addHealthRoutes, addMetricsRoute, describeMistake, isOperatorRequest, type RedirectSource } from '@forecourt/server-kit';
import { RETRY_LATER } from '../../protocol/messages';
import { REMOTES_BASE } from '../../registry';
import { composedRemotes, composedSlots } from '../../registry/composed';
import { shellFor, versionsFor } from '../composition/composition';
import type { BrowserSites } from '../hosted-search/browserSites';
import { SITES_PLUGIN } from '../composition/sites';
import { visitorOf } from '../composition/visitor';
import { addSiteMetrics } from '../metrics/siteMetrics';
import { pathOf } from '../pages/pageUrl';
import { SITE_CONTENT_PLUGIN } from '../site-content/siteContent';
import { redirectMisfits } from '../site-fit/redirectMisfits';
import { siteMisfits } from '../site-fit/siteFit';
import { routesFor } from '../site-routes/siteRoutes';
import { SITE_SNAPSHOT_PLUGIN, type ActiveSnapshot } from '../snapshot/siteSnapshot';
import { backEndMissing } from './backEndMissing';

const compositionSchema = { querystring: { type: 'object', properties: { path: { type: 'string', maxLength: 2000 } } } };
const SITE_NOT_FOUND = { error: { code: 'not_found', message: 'Site not found.' } };

/** Every page may be crawled; those that are not for search engines say so themselves. */
const robotsTxt = ({ url }: Pick<SiteConfig, 'url'>) => `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;

/** What keeps a site from having pages. */
function releasesMissing(active: ActiveSnapshot | null): string[] {
  if (!active) return ['a registry revision that can be served'];
  const { remotes, shell } = active.snapshot.registry;
  const hasRemotes = Object.keys(remotes).length > 0;
  if (!shell && !hasRemotes) return ['releases: "npx forecourt release shell <remote> …", with every remote, fills the registry'];
  return [
    ...(shell ? [] : ['the shell: "npx forecourt release shell" publishes it']),
    ...(hasRemotes ? [] : ['remotes: "npx forecourt release <remote> …" publishes them']),
  ];
}

interface PlatformAddressesOptions {
  apiBase: string;
  /** `problems` are documents that are not valid, `searchProblems` sites without search, each with the reason. */
  tenants: Pick<BrowserSites, 'all' | 'problems' | 'searchProblems'>;
  redirects: RedirectSource;
  /** Bearer token of the operator; null: /metrics, compositions and the details of /readyz are for this machine only. */
  metricsToken: string | null;
  metrics: Registry;
  /** One remote is served, so that documents name slots and pages of the others. */
  isStandalone: boolean;
}

/** Addresses of the platform itself: composition, site icon, reports of failed regions, health. */
export const platformAddresses = fp(
  async (app: FastifyInstance, { apiBase, tenants, redirects, metricsToken, metrics, isStandalone }: PlatformAddressesOptions) => {
    const problems = () => {
      const active = app.siteSnapshot.active();
      const ofSites =
        active && !isStandalone
          ? tenants.all().flatMap((site) => siteMisfits(site, active.snapshot).map((each) => `${site.slug}.json: ${describeMistake(each)}`))
          : [];
      const ofRedirects =
        active && !isStandalone
          ? tenants.all().flatMap((site) => redirectMisfits(site, active.snapshot, redirects.of(site.slug)?.redirects ?? []))
          : [];
      return [
        ...app.siteSnapshot.problems(),
        ...tenants.problems(),
        ...tenants.searchProblems(),
        ...redirects.problems(),
        ...ofSites,
        ...ofRedirects,
      ];
    };

    app.get<{ Querystring: { path?: string } }>('/_forecourt/composition', { schema: compositionSchema }, async (request, reply) => {
      const { hostSite: site } = request;
      const active = app.siteSnapshot.active();
      if (!isOperatorRequest(request, metricsToken)) return reply.callNotFound();
      if (!site || !active) return reply.code(404).send(SITE_NOT_FOUND);
      const { registry, releases } = active.snapshot;
      const visitor = visitorOf(request, reply, site, registry);
      const versions = versionsFor(registry, visitor);
      const remotes = composedRemotes(releases, versions, REMOTES_BASE);
      const routes = assembleRoutes(routesFor(active.snapshot, visitor), site, await app.siteContent.current(site, request));
      const route = matchRoute(routes, pathOf(request.query.path ?? '/').pathname)?.route;
      return reply.header('cache-control', 'no-store').send({
        revision: registry.revision,
        tenant: site.slug,
        shell: shellFor(registry, visitor),
        route: route?.name ?? null,
        remote: route?.remote ?? null,
        page: route?.page ?? null,
        remotes,
        slots: composedSlots(releases, versions),
      });
    });

    app.get('/_forecourt/revision', (request, reply) => {
      if (!isOperatorRequest(request, metricsToken)) return reply.callNotFound();
      const { active, problems: damages } = app.siteSnapshot;
      return reply
        .header('cache-control', 'no-store')
        .send({ revision: active()?.snapshot.registry.revision ?? null, problems: damages() });
    });

    app.get('/robots.txt', ({ hostSite: site }, reply) => {
      if (!site) return reply.code(404).send();
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsTxt(site));
    });

    app.get('/_forecourt/icon.svg', async ({ hostSite: site }, reply) => {
      if (!site) return reply.code(404).send();
      const { describe, known } = app.siteSnapshot;
      const description = known(site) ?? (await describe(site).catch(() => null));
      if (!description) return reply.code(503).headers(RETRY_LATER).send();
      return reply
        .type('image/svg+xml')
        .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
        .send(description.icon);
    });

    app.post('/_forecourt/reports', { bodyLimit: 8192 }, (request, reply) => {
      app.log.warn({ report: request.body, site: request.hostSite?.slug }, 'a region failed in a browser');
      return reply.code(204).send();
    });

    addSiteMetrics(metrics, { active: app.siteSnapshot.active, problems });
    addMetricsRoute(app, { token: metricsToken, registry: metrics });

    addHealthRoutes(app, {
      async missing() {
        return [...releasesMissing(app.siteSnapshot.active()), ...(await backEndMissing(apiBase))];
      },
      problems,
      token: metricsToken,
    });
  },
  { name: 'platform-addresses', dependencies: [SITES_PLUGIN, SITE_SNAPSHOT_PLUGIN, SITE_CONTENT_PLUGIN] },
);
