import type { Switches } from '../switches/switches';
import { aCar, aSite } from '../testing';
import { carKeyOf, gateDecision, gateOf, type GateVisit, type SignInGate } from './gates';
import { matchRoute } from './matchRoute';
import { SIGN_IN_TYPES } from './signIn';
import { ROUTES } from './table';

const everything = {
  garageEnabled: true,
  favouritesEnabled: true,
  watchlistEnabled: true,
  spinToWinEnabled: true,
  onlinePaymentEnabled: true,
};
const gateAt = (path: string, switches: Partial<Switches> = {}) => {
  const site = aSite({ switches: { ...everything, ...switches } });
  return gateOf(matchRoute(site, path)?.route.gate ?? null, site.switches)?.type ?? null;
};

const nobody = { user: null, loading: false };
const somebody = { user: { id: 1 }, loading: false };
const unknown = { user: null, loading: true };
const visit = (over: Partial<GateVisit>): GateVisit => ({ session: nobody, carKey: null, car: undefined, ...over });

describe('SH-122 always gated', () => {
  it.each([
    ['/spin-to-win', 'spin-to-win'],
    ['/online-payment', 'online-payment'],
    ['/personalised/finance', 'car-finance'],
    ['/mymotorama', 'my-garage'],
    ['/mybigboxcars', 'my-garage'],
    ['/myblinkr', 'my-garage'],
    ['/myservco', 'my-garage'],
    ['/my-garage', 'my-garage'],
    ['/watchlist', 'watchlist'],
  ])('SH-122 %s requires a sign-in of type %s', (path, type) => {
    expect(gateAt(path)).toBe(type);
  });
});

it.each(['/trade-in', '/cars/trade-in', '/sell-my-car', '/sell-your-car'])('SH-123 %s is open unless the tenant gates trade-in', (path) => {
  expect(gateAt(path)).toBeNull();
  expect(gateAt(path, { gateTradeIn: true })).toBe('trade-in');
});

it.each(['/cars/a/checkout', '/cars/a/buy-online', '/checkout-journey'])(
  'SH-120 %s is open unless the tenant gates the checkout',
  (path) => {
    expect(gateAt(path)).toBeNull();
    expect(gateAt(path, { gateCheckout: true })).toBe('checkout');
  },
);

it.each(['/finance', '/finance-enquiry', '/apply-for-finance'])('SH-121 %s is open unless the tenant gates finance', (path) => {
  expect(gateAt(path)).toBeNull();
  expect(gateAt(path, { gateFinanceWithNvic: true })).toBe('finance');
});

it('SH-115 no other address is gated, whatever the tenant switches on', () => {
  const site = aSite({ switches: { ...everything, gateTradeIn: true, gateCheckout: true, gateFinanceWithNvic: true } });
  const gated = ROUTES.filter(({ gate }) => gateOf(gate, site.switches)).map(({ name }) => name);
  expect(gated.toSorted()).toEqual([
    'finance.application',
    'finance.apply',
    'finance.credit-check',
    'finance.enquiry',
    'forms.buy-online',
    'forms.car-trade-in',
    'forms.checkout-journey',
    'forms.reserve',
    'forms.sell-my-car',
    'forms.sell-your-car',
    'forms.trade-in',
    'navigation.my-garage',
    'navigation.mybigboxcars',
    'navigation.myblinkr',
    'navigation.mymotorama',
    'navigation.myservco',
    'navigation.online-payment',
    'navigation.spin-to-win',
    'search.watchlist',
  ]);
});

it('CO-129 every sign-in type is that of some gate', () => {
  expect([...new Set(ROUTES.flatMap(({ gate }) => gate?.type ?? []))].toSorted()).toEqual([...SIGN_IN_TYPES].toSorted());
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
