import fc from 'fast-check';
import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { resolveSite } from '../site/resolveSite';
import { aCar, aSite, aSiteDocument } from '../testing';
import { displayPrice } from './price';

const none = { price: null, offer_price: null, subscription_price: null, preorder: false };
const priceOf = (car: Partial<Car>, switches: Partial<Switches> = {}) =>
  displayPrice(aCar({ ...none, ...car }), aSite({ switches }).switches);
const all = { subscription_price: 199, offer_price: 29_990, price: 31_990, preorder: true };

it.each<[string, Partial<Car>, string, string]>([
  ['the subscription price first', all, 'subscription', '$199'],
  ['then the offer', { ...all, subscription_price: null }, 'offer', '$29,990'],
  ['then the price', { ...all, subscription_price: 0, offer_price: 0 }, 'price', '$31,990'],
  ['then PREORDER', { preorder: true }, 'preorder', 'PREORDER'],
  ['else the no-price text', {}, 'none', 'Enquire for price.'],
])('CO-054 shows %s', (_order, car, kind, text) => {
  expect(priceOf(car, { subscriptionEnabled: true })).toMatchObject({ kind, text });
});

it('CO-055 needs the switch and a price above 0', () => {
  expect(priceOf(all, { subscriptionEnabled: false }).kind).toBe('offer');
  expect(priceOf({ subscription_price: 0 }, { subscriptionEnabled: true }).kind).toBe('none');
});

it('CO-056 takes an offer above 0 only', () => {
  expect(priceOf({ offer_price: 1 }).kind).toBe('offer');
  expect(priceOf({ offer_price: 0 }).kind).toBe('none');
});

it.each([
  [10, 'none'],
  [10.01, 'price'],
  [11, 'price'],
  [0, 'none'],
  [null, 'none'],
])('CO-057 price %s shows as %s', (price, kind) => {
  expect(priceOf({ price }).kind).toBe(kind);
});

it('CO-058 shows PREORDER only without a usable price', () => {
  expect(priceOf({ preorder: true, price: 10 })).toEqual({ kind: 'preorder', text: 'PREORDER', amount: null, was: null });
  expect(priceOf({ preorder: true, price: 20_000 }).kind).toBe('price');
});

it('CO-059 words a missing price as the tenant does', () => {
  expect(priceOf({}, { noPriceText: 'Call for price' })).toEqual({ kind: 'none', text: 'Call for price', amount: null, was: null });
});

it.each([
  ['above the displayed price', { price: 20_000, before_price: 21_500 }, '$21,500'],
  ['equal to it', { price: 20_000, before_price: 20_000 }, null],
  ['below it', { price: 20_000, before_price: 19_000 }, null],
  ['above the offer that is displayed', { price: 20_000, offer_price: 18_000, before_price: 19_000 }, '$19,000'],
  ['there without a displayed price', { before_price: 19_000 }, null],
  ['of an offer is the car’s price without one', { price: 20_000, offer_price: 18_000 }, '$20,000'],
  ['of an offer is the car’s price where the one before is below', { price: 20_000, offer_price: 18_000, before_price: 17_000 }, '$20,000'],
  ['of a subscription, whose price is that of a period', { subscription_price: 299, price: 20_000, before_price: 30_000 }, null],
  ['of an offer that reduces nothing', { price: 18_000, offer_price: 18_000 }, null],
])('CO-060 a was-price %s', (_case, car, was) => {
  expect(priceOf(car, { subscriptionEnabled: true }).was).toBe(was);
});

it('CO-054 never shows an empty text, and an amount only with a price', () => {
  const amount = fc.option(fc.double({ min: -1000, max: 1e7, noNaN: true }));
  const cars = fc.record({ price: amount, offer_price: amount, subscription_price: amount, before_price: amount, preorder: fc.boolean() });
  const words = fc.oneof(fc.constantFrom('', ' '), fc.string());
  fc.assert(
    fc.property(cars, fc.boolean(), words, (car, subscriptionEnabled, noPriceText) => {
      const { switches } = resolveSite({ ...aSiteDocument(), switches: { subscriptionEnabled, noPriceText } }, { warn: () => undefined });
      const displayed = displayPrice(aCar(car), switches);
      expect(displayed.text.trim()).not.toBe('');
      expect(displayed.amount === null).toBe(displayed.kind === 'preorder' || displayed.kind === 'none');
    }),
  );
});

it('CO-054 law: the price that shows is the first one that can, whatever the others are', () => {
  const amount = fc.option(fc.integer({ min: -20, max: 40 }));
  const cars = fc.record({ price: amount, offer_price: amount, subscription_price: amount, preorder: fc.boolean() });
  fc.assert(
    fc.property(cars, (car) => {
      const candidates = [
        { kind: 'subscription', shows: (car.subscription_price ?? 0) > 0 },
        { kind: 'offer', shows: (car.offer_price ?? 0) > 0 },
        { kind: 'price', shows: (car.price ?? 0) > 10 },
        { kind: 'preorder', shows: car.preorder },
        { kind: 'none', shows: true },
      ];
      expect(priceOf(car, { subscriptionEnabled: true }).kind).toBe(candidates.find(({ shows }) => shows)?.kind);
    }),
  );
});
