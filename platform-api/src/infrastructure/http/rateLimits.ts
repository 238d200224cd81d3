import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { LimitStore } from './limitStore';
import { Problem } from './problems';
import { addressOf } from './sender';

/** How often one address may do a thing in a minute (AP-004). */
export interface RateLimits {
  lead: number;
  signInCode: number;
  quote: number;
  search: number;
}
type Limited = keyof RateLimits;

export const RATE_LIMITS: RateLimits = { lead: 10, signInCode: 5, quote: 60, search: 300 };
/** How often all visitors of one site together may in a minute (PL-046): a flood from many addresses ends here. */
const SITE_LIMITS: Partial<RateLimits> = { lead: 600, signInCode: 120, quote: 3000 };

/** The limits of AP-004; a load test or a browser test may switch them off with RATE_LIMITS=off, a production site may not. */
export const rateLimitsFrom = ({ RATE_LIMITS: setting, NODE_ENV }: Readonly<Record<string, string | undefined>>): RateLimits | null =>
  setting === 'off' && NODE_ENV !== 'production' ? null : RATE_LIMITS;

const MINUTE_MS = 60_000;
const ROUTES: readonly (readonly [limited: Limited, method: string, url: RegExp])[] = [
  ['lead', 'POST', /^\/api\/leads$/],
  ['signInCode', 'POST', /^\/api\/sign-in\/code$/],
  ['quote', 'POST', /^\/api\/youx\/quote$/],
  ['search', 'POST', /^\/1\/indexes\/.+\/(query|queries)$/],
];

function limitOf({ method, url }: RouteOptions): Limited | undefined {
  return ROUTES.find(([, verb, pattern]) => [method].flat().includes(verb as never) && pattern.test(url))?.[0];
}

/** The plugin's store over ours. */
function pluginStore(store: LimitStore): new () => FastifyRateLimitStore {
  return class implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, windowMs: number): void {
      callbackify(() => store.hit(key, windowMs))((error, use) => done(error, use && { current: use.count, ttl: use.leftMs }));
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

interface LimitOptions {
  store: LimitStore;
  limits: RateLimits;
  /** Hears of each refused request. */
  onRefused(limited: Limited): void;
}

/** Refuses what one address or one site's visitors do too often, by AP-004; the site's own server is not limited. */
export function addRateLimits(app: FastifyInstance, { store, limits, onRefused }: LimitOptions): void {
  app.addHook('onRoute', (route) => {
    const limited = limitOf(route);
    if (!limited) return;
    route.config = {
      ...route.config,
      rateLimit: {
        max: limits[limited],
        timeWindow: MINUTE_MS,
        keyGenerator: (request: FastifyRequest) => `${limited} ${request.site.slug} ${addressOf(request)}`,
        allowList: (request: FastifyRequest) => request.isFromShell,
        onExceeded: () => onRefused(limited),
      },
    };
    const siteLimit = SITE_LIMITS[limited];
    if (siteLimit === undefined) return;
    // After the limit by address, so that one address cannot use up what the site's visitors share.
    const refuseFlood = async (request: FastifyRequest) => {
      const { count } = await store.hit(`${limited} ${request.site.slug}`, MINUTE_MS);
      if (count <= siteLimit) return;
      onRefused(limited);
      throw new Problem('too_many_requests');
    };
    route.preParsing = [async (request) => refuseFlood(request), ...[route.preParsing ?? []].flat()];
  });
  void app.register(rateLimit, {
    global: false,
    store: pluginStore(store),
    errorResponseBuilder: () => new Problem('too_many_requests'),
  });
}
