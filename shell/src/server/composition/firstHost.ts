import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hostName } from '@forecourt/server-kit';
import { SITES_PLUGIN } from './sites';

/** Addresses that pages use, on whichever host they were opened. */
const ASSETS = /^\/(?:_\w+|api|1|images|healthz|readyz|metrics|cars\/[^/]+\/view\.json)(?:[/?]|$)/;

/** Leads visitors of another host of a site to its first one, so that each page has one address. */
export const firstHost = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      const { hostSite: site, method, url, host, protocol } = request;
      const first = site?.hosts[0];
      if (!site || !first || (method !== 'GET' && method !== 'HEAD') || ASSETS.test(url)) return;
      const name = hostName(host);
      if (name === hostName(first) || !site.hosts.some((each) => hostName(each) === name)) return;
      const [port = ''] = /:\d+$/.exec(host) ?? [];
      const scheme = site.url.startsWith('https:') ? 'https' : protocol;
      return reply.redirect(`${scheme}://${first}${port}${url.startsWith('/') ? url : '/'}`, 301);
    });
  },
  { name: 'first-host', dependencies: [SITES_PLUGIN] },
);
