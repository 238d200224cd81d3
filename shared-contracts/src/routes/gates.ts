import type { Car } from '../entities/car';
import type { Flag } from '../switches/switches';
import type { SignInType } from './signIn';

/** The sign-in gate of a route. */
export interface SignInGate {
  type: SignInType;
  /** Gated only where this switch is on; on every site without one. */
  switch?: Flag;
  /**
   * What the gate needs to know about the car of the address. 'found': that there is one, unless the address has its
   * slug. 'nvic': that it has an NVIC, or the gate is open.
   */
  car?: 'found' | 'nvic';
}

/** The car that an address names, by slug or by id. */
export type CarKey = { slug: string } | { id: number };
type GateCar = Pick<Car, 'nvic' | 'has_nvic'>;

/** What is known about a visit of a gated address. */
export interface GateVisit {
  session: { user: object | null; loading: boolean };
  /** Car that the address names, null without one. */
  carKey: CarKey | null;
  /** undefined until it is requested, null if it does not exist. */
  car: GateCar | null | undefined;
}

/** The decision at a gate: render the page, wait, redirect to the sign-in page, or to the start of the stock pages. */
export type GateDecision = 'open' | 'wait-for-session' | 'wait-for-car' | 'sign-in' | 'no-car';

/** The gate of a route on a site, or null if the page is public. */
export function gateOf(gate: SignInGate | null, switches: Readonly<Partial<Record<Flag, boolean>>>): SignInGate | null {
  return gate?.switch && switches[gate.switch] !== true ? null : gate;
}

/** The car of an address: its slug, or `car_id`, which is an id if it is all digits and else a slug. */
export function carKeyOf(params: Readonly<Record<string, string | undefined>>, query: URLSearchParams): CarKey | null {
  const key = params.slug ?? query.get('car_id') ?? '';
  if (params.slug === undefined && /^\d{1,15}$/.test(key)) return { id: Number(key) };
  return key === '' ? null : { slug: key };
}

const hasNvic = ({ nvic, has_nvic }: GateCar) => has_nvic || Boolean(nvic?.trim());

/** Decides on a visit: no redirect while the session or the needed car is unknown. */
export function gateDecision({ car: needs }: SignInGate, { session, carKey, car }: GateVisit): GateDecision {
  // Without a car there is nothing to gate, signed in or not.
  if (needs === 'nvic' && (carKey === null || car === null)) return 'open';
  if (session.loading) return 'wait-for-session';
  if (session.user) return 'open';
  if (needs === 'nvic') {
    if (!car) return 'wait-for-car';
    return hasNvic(car) ? 'sign-in' : 'open';
  }
  if (needs === 'found' && !(carKey && 'slug' in carKey)) {
    if (carKey === null || car === null) return 'no-car';
    if (car === undefined) return 'wait-for-car';
  }
  return 'sign-in';
}
