import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hostName } from '@forecourt/server-kit';
import { SITES_PLUGIN } from './composition/sites';

interface TransportSecurityOptions {
  /** Hosts whose subdomains all have HTTPS, too: browsers refuse the others for a year. */
  hstsSubdomains: readonly string[];
}

/** Browsers use HTTPS from now on, for every file of a site whose public address does. */
export const transportSecurity = fp(
  async (app: FastifyInstance, { hstsSubdomains }: TransportSecurityOptions) => {
    const withSubdomains = new Set(hstsSubdomains.map(hostName));
    app.addHook('onSend', async ({ hostSite: site, host }, reply) => {
      if (!site?.url.startsWith('https:')) return;
      reply.header('strict-transport-security', `max-age=31536000${withSubdomains.has(hostName(host)) ? '; includeSubDomains' : ''}`);
    });
  },
  { name: 'transport-security', dependencies: [SITES_PLUGIN] },
);
