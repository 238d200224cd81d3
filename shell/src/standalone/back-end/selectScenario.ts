import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { StandaloneOptions } from '../../app/composition/composition';
import { scenarioFromCookie, SCENARIO_COOKIE, SCENARIO_PARAMETER, scenarioNamed } from '../../scenarios/scenarios';

/**
 * Scenario and sites of a request to a standalone server: the scenario of the query parameter, which is stored in a cookie,
 * or else the one in the cookie. Every tenant's host serves the same paths.
 */
export function selectScenario(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteConfig,
  all: readonly SiteConfig[],
): StandaloneOptions {
  const requested = scenarioNamed(new URL(request.url, 'http://site').searchParams.get(SCENARIO_PARAMETER));
  if (requested) void reply.header('set-cookie', `${SCENARIO_COOKIE}=${requested}; Path=/; SameSite=Lax`);
  const hostOf = ({ slug }: SiteConfig) => request.host.replace(/^[^.:]+/, slug);
  return {
    scenario: requested ?? scenarioFromCookie(request.headers.cookie),
    isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    tenants: all.map((each) => ({
      slug: each.slug,
      name: each.name,
      origin: `${request.protocol}://${each === site ? request.host : hostOf(each)}`,
    })),
  };
}
