import type { Car } from '../entities/car';
import type { Flag } from '../switches/switches';
import type { SignInType } from './signIn';

/** What keeps an address for people who are signed in. */
export interface SignInGate {
  type: SignInType;
  /** Gated only where this switch is on; on every site without one (SH-122). */
  switch?: Flag;
  /**
   * What the gate must know of the address's car. 'found': that there is one, unless the address has its slug
   * (SH-120). 'nvic': that it has an NVIC, or the gate is open (SH-121).
   */
  car?: 'found' | 'nvic';
}

/** The car that an address names, by slug or by id. */
export type CarKey = { slug: string } | { id: number };
type GateCar = Pick<Car, 'nvic' | 'has_nvic'>;

/** What is known when somebody stands at a gate. */
export interface GateVisit {
  session: { user: object | null; loading: boolean };
  /** Car that the address names, null without one. */
  carKey: CarKey | null;
  /** undefined while nobody has asked, null when it does not exist. */
  car: GateCar | null | undefined;
}

/** What happens at a gate: the page, a wait, the sign-in page, or the start of the stock pages. */
export type GateDecision = 'open' | 'wait-for-session' | 'wait-for-car' | 'sign-in' | 'no-car';

/** The gate that a route has on a site, or null where everybody may pass (SH-117, SH-120…123). */
export function gateOf(gate: SignInGate | null, switches: Readonly<Partial<Record<Flag, boolean>>>): SignInGate | null {
  return gate?.switch && switches[gate.switch] !== true ? null : gate;
}

/** Which car an address means: its slug, or `car_id` as a slug or, all digits, an id (SH-024, FO-092). */
export function carKeyOf(params: Readonly<Record<string, string | undefined>>, query: URLSearchParams): CarKey | null {
  const key = params.slug ?? query.get('car_id') ?? '';
  if (params.slug === undefined && /^\d{1,15}$/.test(key)) return { id: Number(key) };
  return key === '' ? null : { slug: key };
}

const hasNvic = ({ nvic, has_nvic }: GateCar) => has_nvic || Boolean(nvic?.trim());

/** What a gate does with a visitor: nobody is sent away while the session or the needed car is unknown (SH-117…122). */
export function gateDecision({ car: needs }: SignInGate, { session, carKey, car }: GateVisit): GateDecision {
  // Without a car there is nothing to gate, whoever is here.
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
