import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { LimitStore } from './limitStore';
import { Problem } from './problems';
import { clientAddressOf } from './clientAddress';

/** Requests per minute that one address may make. */
export interface RateLimits {
  lead: number;
  signInCode: number;
  quote: number;
  search: number;
  /** Visits, events and revealed phone numbers. */
  analytics: number;
  valuation: number;
  /** Places of postcodes and positions. */
  place: number;
}
type Limited = keyof RateLimits;

export const RATE_LIMITS: RateLimits = { lead: 10, signInCode: 5, quote: 60, search: 300, analytics: 300, valuation: 10, place: 60 };
/** Requests per minute of all visitors of one site together, against floods from many addresses. */
const SITE_LIMITS: Partial<RateLimits> = { lead: 600, signInCode: 120, quote: 3000, valuation: 120 };

/** RATE_LIMITS=off switches the limits off for load tests and browser tests; outside a demonstration it is ignored. */
export const rateLimitsFrom = (
  { RATE_LIMITS: setting }: Readonly<Record<string, string | undefined>>,
  isDemonstration: boolean,
): RateLimits | null => (setting === 'off' && isDemonstration ? null : RATE_LIMITS);

const MINUTE_MS = 60_000;
const ROUTES: readonly (readonly [limited: Limited, method: string, url: RegExp])[] = [
  ['lead', 'POST', /^\/api\/leads$/],
  ['signInCode', 'POST', /^\/api\/sign-in\/code$/],
  ['quote', 'POST', /^\/api\/(youx\/quote|account\/quotes)$/],
  ['valuation', 'POST', /^\/api\/miscellaneous$/],
  ['place', 'GET', /^\/api\/(geocode|postcode)$/],
  ['analytics', 'POST', /^\/api\/(visits|events|phone-reveals)$/],
  ['search', 'POST', /^\/1\/indexes\/.+\/(query|queries)$/],
];

function limitOf({ method, url }: RouteOptions): Limited | undefined {
  return ROUTES.find(([, verb, pattern]) => [method].flat().includes(verb as never) && pattern.test(url))?.[0];
}

/** The store of the plugin over a LimitStore. */
function pluginStore(store: LimitStore): new () => FastifyRateLimitStore {
  return class implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, windowMs: number): void {
      callbackify(() => store.hit(key, windowMs))((error, use) => done(error, use && { current: use.count, ttl: use.remainingMs }));
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

interface LimitOptions {
  store: LimitStore;
  limits: RateLimits;
  /** Called for each rejected request. */
  onExceeded(limited: Limited): void;
}

/** Rejects requests that exceed the limit of an address or of a site; the site's own server is not limited. */
export function addRateLimits(app: FastifyInstance, { store, limits, onExceeded }: LimitOptions): void {
  app.addHook('onRoute', (route) => {
    const limited = limitOf(route);
    if (!limited) return;
    route.config = {
      ...route.config,
      rateLimit: {
        max: limits[limited],
        timeWindow: MINUTE_MS,
        keyGenerator: (request: FastifyRequest) => `${limited} ${request.site.slug} ${clientAddressOf(request)}`,
        allowList: (request: FastifyRequest) => request.isFromShell,
        onExceeded: () => onExceeded(limited),
      },
    };
    const siteLimit = SITE_LIMITS[limited];
    if (siteLimit === undefined) return;
    // After the limit by address, so that one address cannot use up what the site's visitors share.
    const rejectFlood = async (request: FastifyRequest) => {
      const { count } = await store.hit(`${limited} ${request.site.slug}`, MINUTE_MS);
      if (count <= siteLimit) return;
      onExceeded(limited);
      throw new Problem('too_many_requests');
    };
    route.preParsing = [async (request) => rejectFlood(request), ...[route.preParsing ?? []].flat()];
  });
  void app.register(rateLimit, {
    global: false,
    store: pluginStore(store),
    errorResponseBuilder: () => new Problem('too_many_requests'),
  });
}
