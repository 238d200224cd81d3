import type { User } from '@forecourt/shared-contracts';
import type { Scenario } from '../../scenarios/scenarios';

/** A response instead of the back end's. */
interface OwnResponse {
  status: number;
  body: unknown;
}

interface ShopperRequest {
  scenario: Scenario;
  /** Host of the site: each has its own watchlist. */
  host: string;
  method: string;
  pathname: string;
  body: unknown;
}

/** A number of the range that is reserved for fiction. */
const SHOPPER: User = { id: 1, phone: '+61491570006' };
const NOT_SIGNED_IN: OwnResponse = { status: 401, body: { error: { code: 'not_signed_in', message: 'Please sign in to continue.' } } };

/** Session and watchlist of the scenarios 'signed in' and 'signed out', in memory; null leaves the request to the back end. */
export function createScenarioShopper() {
  const lists = new Map<string, number[]>();

  return function respond({ scenario, host, method, pathname, body }: ShopperRequest): OwnResponse | null {
    const isSignedIn = scenario === 'signed-in';
    if (!isSignedIn && scenario !== 'signed-out') return null;
    if (pathname === '/api/session') {
      return method === 'DELETE' ? { status: 204, body: null } : { status: 200, body: { user: isSignedIn ? SHOPPER : null } };
    }
    if (!pathname.startsWith('/api/watchlist')) return null;
    if (!isSignedIn) return NOT_SIGNED_IN;

    const saved = lists.get(host) ?? [];
    if (method === 'GET') return { status: 200, body: { car_ids: saved } };
    const { car_id: id } = body as { car_id: number };
    const others = saved.filter((each) => each !== id);
    const next = pathname.endsWith('/save-car') ? [id, ...others] : others;
    lists.set(host, next);
    return { status: 200, body: { success: true, car_ids: next } };
  };
}
