import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { aCar, aLocation, aSite } from '../testing';
import { onRoadEstimate, priceIncludes } from './priceCharges';

const newcastle = aLocation({ id: 7, address: { ...aLocation().address, state: 'NSW' } });
const siteWith = (switches: Partial<Switches> = {}) => aSite({ locations: [newcastle], switches });
const carOf = (car: Partial<Car>) => aCar({ location: null, location_id: 7, state: 'NSW', price: 20_000, offer_price: null, ...car });

const table: NonNullable<Switches['onRoadCosts']> = {
  date: '2026-07-01',
  source: 'Revenue NSW',
  states: [
    {
      state: 'NSW',
      costs: [
        { name: 'Transfer of registration', amount: 40, percent: null, above: null, step: null },
        { name: 'Stamp duty', amount: null, percent: 3, above: null, step: 100 },
        { name: 'Stamp duty', amount: null, percent: 2, above: 45_000, step: 100 },
        { name: 'Luxury levy', amount: 500, percent: 1, above: 100_000, step: null },
      ],
    },
  ],
};

it.each<[string, Partial<Car>, Partial<Switches>, string | null]>([
  ['drive away, with the state', { price_type: 'Drive Away' }, {}, 'Drive away in NSW'],
  ['a usual spelling in the usual words', { price_type: 'DAP' }, {}, 'Drive away in NSW'],
  ['the dealer’s own words with the state', { price_type: 'Ride Away' }, {}, 'Ride Away in NSW'],
  ['own words that no code of a state is in', { price_type: 'Drive away, act now' }, {}, 'Drive away, act now in NSW'],
  ['own words that name a state as they are', { price_type: 'Driveaway Queensland' }, {}, 'Driveaway Queensland'],
  ['what is excluded', { price_type: 'Excl. Govt. Charges' }, {}, 'Excludes government charges'],
  [
    'what is excluded, with the estimate',
    { price_type: 'Excl. Govt. Charges' },
    { onRoadCosts: table },
    'Excludes government charges, about $640 in NSW',
  ],
  ['own words with the estimate', { price_type: 'Plus on-road costs' }, { onRoadCosts: table }, 'Plus on-road costs, about $640 in NSW'],
  ['a price type that does not say', { price_type: 'Special' }, {}, 'Special'],
  ['own words that say nothing, whatever holds for the site', { price_type: 'RRP' }, { priceCharges: 'included' }, 'RRP'],
  ['what holds for the site, without a price type', { price_type: ' ' }, { priceCharges: 'included' }, 'Drive away in NSW'],
  ['what holds for the site, without charges', { price_type: null }, { priceCharges: 'excluded' }, 'Excludes government charges'],
  ['the car’s own price type before the site’s', { price_type: 'EGC' }, { priceCharges: 'included' }, 'Excludes government charges'],
  ['nothing where nothing is known', { price_type: null }, {}, null],
  ['nothing for a blank price type', { price_type: '  ' }, {}, null],
  ['nothing beside a text without an amount', { price_type: 'Drive Away', price: null }, {}, null],
  [
    'nothing beside a subscription',
    { price_type: 'Drive Away', subscription_price: 199 },
    { subscriptionEnabled: true, priceCharges: 'included' },
    null,
  ],
])('CO-141 displays %s', (_what, car, switches, expected) => {
  expect(priceIncludes(carOf(car), siteWith(switches))).toBe(expected);
});

it('CO-141 takes the state of the car, else of its location, and none where neither is known', () => {
  const drive = { price_type: 'Drive Away' };
  expect(priceIncludes(carOf({ ...drive, state: 'QLD' }), siteWith())).toBe('Drive away in QLD');
  expect(priceIncludes(carOf({ ...drive, state: '' }), siteWith())).toBe('Drive away in NSW');
  expect(priceIncludes(carOf({ ...drive, state: null, location_id: null }), siteWith())).toBe('Drive away');
});

it('CO-142 names a single cost beside the price', () => {
  const [row] = table.states;
  const duty = { ...table, states: [{ state: 'NSW' as const, costs: (row?.costs ?? []).filter(({ name }) => name === 'Stamp duty') }] };
  expect(priceIncludes(carOf({ price_type: 'EGC' }), siteWith({ onRoadCosts: duty }))).toBe(
    'Excludes government charges, stamp duty about $600 in NSW',
  );
});

const excluded = (car: Partial<Car> = {}) =>
  onRoadEstimate(carOf({ price_type: 'Excl. Govt. Charges', ...car }), siteWith({ onRoadCosts: table }));

it('CO-142 adds the costs that apply to the price, in whole dollars upwards', () => {
  expect(excluded({ price: 20_010 })).toEqual({
    state: 'NSW',
    costs: [
      { name: 'Transfer of registration', amount: 40 },
      { name: 'Stamp duty', amount: 603 },
    ],
    total: 643,
    priceWithCosts: 20_653,
  });
});

it('CO-142 adds what applies over an amount only to prices over it', () => {
  const totals = [45_000, 45_100, 100_000, 100_100].map((price) => excluded({ price })?.total);
  expect(totals).toEqual([1390, 1395, 4140, 4646]);
});

it('CO-142 estimates from the offer where a car has one', () => {
  expect(excluded({ price: 30_000, offer_price: 20_000 })?.priceWithCosts).toBe(20_640);
});

it.each<[string, Partial<Car>]>([
  ['that includes the charges', { price_type: 'Drive Away' }],
  ['whose type does not say', { price_type: null }],
  ['of a car in another state', { state: 'QLD' }],
  ['of a caravan', { item_type: 'caravan' }],
  ['that is no amount', { price: null }],
])('CO-142 invents no cost for a price %s', (_which, car) => {
  expect(excluded(car)).toBeNull();
});

it('CO-142 invents no cost without a table', () => {
  expect(onRoadEstimate(carOf({ price_type: 'EGC' }), siteWith())).toBeNull();
});
