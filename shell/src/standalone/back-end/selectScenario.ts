import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { StandaloneOptions } from '../../app/composition/composition';
import { scenarioFromCookie, SCENARIO_COOKIE, SCENARIO_PARAMETER, scenarioNamed } from '../scenarios/scenarios';

/**
 * How this visitor looks at the remote that runs alone: in the scenario that the address asks for, which the browser
 * then keeps, or else in the one that it keeps (PL-022). The same address exists on every tenant's host.
 */
export function selectScenario(request: FastifyRequest, reply: FastifyReply, site: SiteConfig, all: readonly SiteConfig[]): StandaloneOptions {
  const asked = scenarioNamed(new URL(request.url, 'http://site').searchParams.get(SCENARIO_PARAMETER));
  if (asked) void reply.header('set-cookie', `${SCENARIO_COOKIE}=${asked}; Path=/; SameSite=Lax`);
  const hostOf = ({ slug }: SiteConfig) => request.host.replace(/^[^.:]+/, slug);
  return {
    scenario: asked ?? scenarioFromCookie(request.headers.cookie),
    tenants: all.map((each) => ({ slug: each.slug, name: each.name, origin: `${request.protocol}://${each === site ? request.host : hostOf(each)}` })),
  };
}
