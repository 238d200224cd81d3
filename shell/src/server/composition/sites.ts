import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { TenantSource } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the request's host name; null for an unknown host. */
    readonly hostSite: SiteConfig | null;
  }
}

export const SITES_PLUGIN = 'sites';

/** Finds the site of each request by its host name. */
export const sites = fp(
  async (app: FastifyInstance, { tenants }: { tenants: TenantSource }) => {
    app.decorateRequest('hostSite', {
      getter(this: FastifyRequest) {
        // What is no host name could not be part of an address either.
        return URL.canParse(`http://${this.host}/`) ? tenants.byHost(this.host) : null;
      },
    });
  },
  { name: SITES_PLUGIN },
);
