import type { SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './problems';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site that the request's host leads to; every route below the tenant hook has one. */
    site: SiteConfig;
  }
}

/** Host of the request: X-Forwarded-Host where the sender is a trusted proxy, else Host (AP-001). */
const hostOf = (request: FastifyRequest) => request.hostname;

/** Finds the site by its host before anything else happens; an unknown host is not found. */
export function addTenant(app: FastifyInstance, tenants: TenantSource): void {
  app.decorateRequest('site');
  app.addHook('onRequest', async (request) => {
    const site = tenants.byHost(hostOf(request));
    if (!site) throw notFound();
    request.site = site;
  });
}
