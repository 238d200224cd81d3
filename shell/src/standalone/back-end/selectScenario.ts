import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';
import { appearanceFromCookie, APPEARANCE_COOKIE, APPEARANCE_PARAMETER, appearanceNamed } from '../../scenarios/appearances';
import { scenarioFromCookie, SCENARIO_COOKIE, SCENARIO_PARAMETER, scenarioNamed } from '../../scenarios/scenarios';

/**
 * Scenario, appearance and sites of a request to a standalone server: those of the query parameters, which are stored in cookies,
 * or else those in the cookies. Every tenant's host serves the same paths.
 */
export function selectScenario(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteConfig,
  all: readonly SiteConfig[],
): StandaloneOptions {
  const { searchParams } = new URL(request.url, 'http://site');
  const requested = scenarioNamed(searchParams.get(SCENARIO_PARAMETER));
  const appearance = appearanceNamed(searchParams.get(APPEARANCE_PARAMETER));
  const storeCookie = (name: string, value: string) => void reply.header('set-cookie', `${name}=${value}; Path=/; SameSite=Lax`);
  if (requested) storeCookie(SCENARIO_COOKIE, requested);
  if (appearance) storeCookie(APPEARANCE_COOKIE, appearance);
  const hostOf = ({ slug }: SiteConfig) => request.host.replace(/^[^.:]+/, slug);
  return {
    scenario: requested ?? scenarioFromCookie(request.headers.cookie),
    appearance: appearance ?? appearanceFromCookie(request.headers.cookie),
    isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    tenants: all.map((each) => ({
      slug: each.slug,
      name: each.name,
      origin: `${request.protocol}://${each === site ? request.host : hostOf(each)}`,
    })),
  };
}
