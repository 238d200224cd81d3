import type { SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './problems';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the request; every route below the tenant hook has one. */
    site: SiteConfig;
  }
}

/**
 * The site's own server may name the site by X-Website-Id. For everyone else the host decides:
 * X-Forwarded-Host from a trusted proxy, else Host.
 */
function siteOf(request: FastifyRequest, tenants: TenantSource): SiteConfig | null {
  const websiteId = request.headers['x-website-id'];
  if (websiteId === undefined || !request.isFromShell) return tenants.byHost(request.hostname);
  return tenants.all().find(({ id }) => String(id) === websiteId) ?? null;
}

/** Finds the site of each request first; without one the response is 404. */
export function addTenant(app: FastifyInstance, tenants: TenantSource): void {
  app.decorateRequest('site');
  app.addHook('onRequest', async (request, reply) => {
    const site = siteOf(request, tenants);
    if (!site) throw notFound();
    request.site = site;
    request.log = request.log.child({ tenant: site.slug });
    reply.log = request.log;
  });
}
