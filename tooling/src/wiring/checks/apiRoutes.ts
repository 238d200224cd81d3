import type { Finding } from '../facts/finding';
import { requestedRoutes } from '../facts/requestedRoutes';
import type { WiringFacts } from '../facts/wiringFacts';
import { documentedClients, type DocumentedClient } from './documentedClients';

/** Added by Fastify to each GET, or by browsers before a request of another origin. */
const IMPLIED = new Set(['HEAD', 'OPTIONS']);

/** Routes of platform-api that no front end and no documented client requests. */
export function checkApiRoutes({ apiRoutes, requests }: WiringFacts, clients: readonly DocumentedClient[] = documentedClients): Finding[] {
  const requested = requestedRoutes(requests, apiRoutes);
  return apiRoutes
    .filter((route) => !IMPLIED.has(route.method) && !requested.has(route) && !clients.some(({ prefix }) => route.url.startsWith(prefix)))
    .map(({ method, url }) => ({
      check: 'apiRoutes',
      name: `${method} ${url}`,
      problem: 'is requested by no front end and no documented client',
    }));
}
