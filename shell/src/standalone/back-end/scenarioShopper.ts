import type { AccountEnquiry, AccountQuote, Car, ShopperReservation, User } from '@forecourt/shared-contracts';
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

/** A valuation that holds for a week, a reservation of the car that holds for two days, from now on, and a quote for the car. */
function accountOf(car: Car | null, now: number): Readonly<Record<string, readonly unknown[]>> {
  const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const enquiry: AccountEnquiry = {
    id: '3f2a9c1b-0000-4000-8000-000000000000',
    sent_at: inDays(0),
    category: 'Trade-In',
    state: 'received',
    car: null,
    location_slug: null,
    appointment: null,
    valuation: { year: 2021, make: 'Mazda', model: 'CX-5', kms: 45_000, estimate: { low: 27_000, high: 29_500, valid_until: inDays(7) } },
  };
  const reservation: ShopperReservation = {
    id: '3f2a9c1b-0000-4000-8000-000000000001',
    kind: 'reservation',
    state: 'held',
    held_until: inDays(2),
    amount: 200,
    receipt_number: 'R-00001001',
    refund: 'none',
    car,
  };
  const quotes: AccountQuote[] = car
    ? [
        {
          car,
          price: car.price,
          quote: { weeklyRepaymentAmount: 121.4, advertisedRate: 7.49, comparisonRate: 8.61 },
          quoted_at: inDays(0),
        },
      ]
    : [];
  return { '/api/account/enquiries': [enquiry], '/api/account/reservations': [reservation], '/api/account/quotes': quotes };
}

/** In these scenarios somebody is signed in: an account can be empty, slow or fail too. */
const SIGNED_IN: readonly Scenario[] = ['signed-in', 'long-words', 'empty', 'slow-api', 'failing-api', 'offline'];

/**
 * Session, account and watchlist of the scenarios in which a visitor is signed in or out, in memory; null leaves the request to the back end.
 * The account is about a car of the site, where there is one.
 */
export function createScenarioShopper(newestCar: (host: string) => Promise<Car | null>) {
  const lists = new Map<string, number[]>();

  return async function respond({ scenario, host, method, pathname, body }: ShopperRequest): Promise<OwnResponse | null> {
    const isSignedIn = SIGNED_IN.includes(scenario);
    if (!isSignedIn && scenario !== 'signed-out') return null;
    if (pathname === '/api/session') {
      return method === 'DELETE' ? { status: 204, body: null } : { status: 200, body: { user: isSignedIn ? SHOPPER : null } };
    }
    if (!/^\/api\/(?:watchlist|account)/.test(pathname)) return null;
    if (!isSignedIn) return NOT_SIGNED_IN;
    if (pathname === '/api/account/claims') return { status: 200, body: { claimed: 0 } };
    if (pathname.startsWith('/api/account/') && method !== 'GET') return { status: 204, body: null };
    const ofAccount = accountOf(pathname.startsWith('/api/account/') ? await newestCar(host) : null, Date.now())[pathname];
    if (ofAccount) return { status: 200, body: scenario === 'empty' ? [] : ofAccount };

    const saved = scenario === 'empty' ? [] : (lists.get(host) ?? []);
    if (method === 'GET') return { status: 200, body: { car_ids: saved } };
    const { car_id: id } = body as { car_id: number };
    const others = saved.filter((each) => each !== id);
    const next = pathname.endsWith('/save-car') ? [id, ...others] : others;
    lists.set(host, next);
    return { status: 200, body: { success: true, car_ids: next } };
  };
}
