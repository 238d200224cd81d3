import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { TenantSource } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions, RawServerDefault } from 'fastify';
import fp from 'fastify-plugin';
import { addSameSiteCheck } from './sameSite';
import { addTenant } from './tenant';

declare module 'fastify' {
  interface FastifyInstance {
    tenants: TenantSource;
  }
}

/** The tenants whose sites the app serves. */
export const tenantsPlugin = fp<{ tenants: TenantSource }>(
  async (app, { tenants }) => {
    app.decorate('tenants', tenants);
  },
  { name: 'tenants' },
);

/** Registers routes of the sites: the host decides the tenant, and requests that another site's page makes are rejected. */
export async function registerSiteRoutes<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  routes: FastifyPluginAsync<Options, RawServerDefault, TypeBoxTypeProvider>,
  options: Options,
): Promise<void> {
  await app.register(async (site) => {
    addTenant(site, app.tenants);
    addSameSiteCheck(site);
    await site.register(routes as FastifyPluginAsync<FastifyPluginOptions>, options);
  });
}
