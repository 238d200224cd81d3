import type { Switches } from '../switches/switches';
import { aCar, aSite, deployedRoutes } from '../testing';
import { carKeyOf, gateDecision, gateOf, type GateVisit, type SignInGate } from './gates';
import { matchRoute } from './matchRoute';

const everything = { favouritesEnabled: true, watchlistEnabled: true, garageEnabled: true };
const gateAt = (path: string, switches: Partial<Switches> = {}) => {
  const site = aSite({ switches: { ...everything, ...switches } });
  return matchRoute(deployedRoutes(site), path)?.route.gate?.type ?? null;
};

const nobody = { user: null, loading: false };
const somebody = { user: { id: 1 }, loading: false };
const unknown = { user: null, loading: true };
const visit = (over: Partial<GateVisit>): GateVisit => ({ session: nobody, carKey: null, car: undefined, ...over });

it.each([
  ['/watchlist', 'watchlist'],
  ['/my-garage', 'my-garage'],
])('SH-122 %s requires a sign-in of type %s', (path, type) => {
  expect(gateAt(path)).toBe(type);
});

it.each(['/finance', '/finance-enquiry', '/apply-for-finance'])('SH-121 %s is open unless the tenant gates finance', (path) => {
  expect(gateAt(path)).toBeNull();
  expect(gateAt(path, { gateFinanceWithNvic: true })).toBe('finance');
});

it.each(['/trade-in', '/cars/trade-in', '/sell-my-car', '/sell-your-car'])('SH-123 %s is open unless the tenant gates it', (path) => {
  expect(gateAt(path)).toBeNull();
  expect(gateAt(path, { gateTradeIn: true })).toBe('trade-in');
});

it('SH-115 no other address is gated, whatever the tenant switches on', () => {
  const site = aSite({ switches: { ...everything, gateTradeIn: true, gateCheckout: true, gateFinanceWithNvic: true } });
  const gated = deployedRoutes(site).open.filter(({ gate, redirect }) => gate && !redirect);
  expect(gated.map(({ name }) => name).toSorted()).toEqual([
    'finance.application',
    'finance.apply',
    'finance.enquiry',
    'forms.car-trade-in',
    'forms.sell-my-car',
    'forms.sell-your-car',
    'forms.trade-in',
    'navigation.customer-area',
    'search.watchlist',
  ]);
});

it('SH-115 a gate counts only while its switch is on', () => {
  const gate: SignInGate = { type: 'checkout', switch: 'gateCheckout', car: 'found' };
  expect(gateOf(gate, { gateCheckout: true })).toBe(gate);
  expect(gateOf(gate, { gateCheckout: false })).toBeNull();
  expect(gateOf({ type: 'my-garage' }, {})).toEqual({ type: 'my-garage' });
});

describe('SH-117 the gate rule', () => {
  const gate: SignInGate = { type: 'my-garage' };

  it.each([
    ['nobody is sent to sign in', nobody, 'sign-in'],
    ['a signed-in user passes', somebody, 'open'],
    ['SH-118 everybody waits while the session loads', unknown, 'wait-for-session'],
    ['SH-118 a known user waits too while the session loads again', { user: { id: 1 }, loading: true }, 'wait-for-session'],
  ] as const)('SH-117 %s', (_rule, session, decision) => {
    expect(gateDecision(gate, visit({ session }))).toBe(decision);
  });
});

describe('SH-120 the checkout gate', () => {
  const gate: SignInGate = { type: 'checkout', car: 'found' };

  it.each([
    ['an address with the slug needs no car', { carKey: { slug: 'a' } }, 'sign-in'],
    ['an address with an id waits for its car', { carKey: { id: 7 } }, 'wait-for-car'],
    ['the car is there', { carKey: { id: 7 }, car: aCar() }, 'sign-in'],
    ['the car does not exist', { carKey: { id: 7 }, car: null }, 'no-car'],
    ['the address names no car', { carKey: null }, 'no-car'],
    ['the session comes first', { carKey: { id: 7 }, session: unknown }, 'wait-for-session'],
    ['a signed-in user waits for no car', { carKey: { id: 7 }, session: somebody }, 'open'],
  ] as const)('SH-120 %s', (_case, over, decision) => {
    expect(gateDecision(gate, visit(over))).toBe(decision);
  });
});

describe('SH-121 the finance gate', () => {
  const gate: SignInGate = { type: 'finance', car: 'nvic' };
  const carKey = { id: 7 };

  it.each([
    ['without a car it is open', { carKey: null }, 'open'],
    ['it waits for the car', { carKey }, 'wait-for-car'],
    ['has_nvic closes it', { carKey, car: aCar({ has_nvic: true, nvic: null }) }, 'sign-in'],
    ['an NVIC closes it', { carKey, car: aCar({ has_nvic: false, nvic: 'K7X21A' }) }, 'sign-in'],
    ['a blank NVIC leaves it open', { carKey, car: aCar({ has_nvic: false, nvic: ' ' }) }, 'open'],
    ['a car without NVIC leaves it open', { carKey, car: aCar({ has_nvic: false, nvic: null }) }, 'open'],
    ['a car that does not exist leaves it open', { carKey, car: null }, 'open'],
    ['a signed-in user passes', { carKey, session: somebody }, 'open'],
    ['a car by slug is waited for as well', { carKey: { slug: 'a' } }, 'wait-for-car'],
  ] as const)('SH-121 %s', (_case, over, decision) => {
    expect(gateDecision(gate, visit(over))).toBe(decision);
  });
});

it.each([
  [{ slug: 'a-car' }, '', { slug: 'a-car' }],
  [{ slug: '2021' }, '?car_id=5', { slug: '2021' }],
  [{}, '?car_id=101', { id: 101 }],
  [{}, '?car_id=2021-kia-rio', { slug: '2021-kia-rio' }],
  [{}, '?car_id=', null],
  [{}, '', null],
])('SH-024 reads the car of %j%s as %j', (params, query, key) => {
  expect(carKeyOf(params, new URLSearchParams(query))).toEqual(key);
});
