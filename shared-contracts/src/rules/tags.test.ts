import fc from 'fast-check';
import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { resolveSite } from '../site/resolveSite';
import { aCar, aSite, aSiteDocument } from '../testing';
import { carTag } from './tags';

const now = new Date('2026-03-10T00:00:00Z');
const older = { created_at: '2026-01-01T00:00:00Z' };
const everything = {
  status: 'coming_soon',
  simple_fuel: 'Hybrid',
  reserved: true,
  certified: true,
  car_type: 'used',
  tag: 'Manager special',
  created_at: '2026-03-09T00:00:00Z',
} as const;
const all = { fuelTagEnabled: true, certifiedLogoTagEnabled: true };
const tagOf = (car: Partial<Car>, switches: Partial<Switches> = {}) =>
  carTag(aCar({ ...older, ...car }), aSite({ switches }).switches, now);

it.each<[string, Partial<Car>, string]>([
  ['sold first of all', { ...everything, status: 'sold' }, 'sold'],
  ['then reserved', everything, 'reserved'],
  ['then fuel', { ...everything, reserved: false }, 'fuel'],
  ['then the certified logo', { ...everything, simple_fuel: null, reserved: false }, 'certified'],
  ['then its own tag', { ...everything, simple_fuel: null, reserved: false, certified: false }, 'own'],
  ['then coming soon', { status: 'coming_soon', created_at: everything.created_at }, 'coming-soon'],
  ['then just arrived', { created_at: everything.created_at }, 'just-arrived'],
])('CO-046 shows %s', (_order, car, kind) => {
  expect(tagOf(car, all)?.kind).toBe(kind);
});

it('CO-046 shows no tag where none applies', () => {
  expect(tagOf({})).toBeNull();
});

it('CO-047 words the sold tag as the tenant does', () => {
  expect(tagOf({ status: 'sold' })).toEqual({ kind: 'sold', text: 'JUST SOLD' });
  expect(tagOf({ status: 'sold' }, { soldTagName: 'GONE' })?.text).toBe('GONE');
});

it.each([
  ['Electric', true],
  ['Hybrid', true],
  ['PHEV', true],
  ['Petrol', false],
  ['Diesel', false],
  [null, false],
])('CO-048 fuel %s has a tag: %s', (simple_fuel, isTagged) => {
  expect(tagOf({ simple_fuel }, all)).toEqual(isTagged ? { kind: 'fuel', text: simple_fuel } : null);
  expect(tagOf({ simple_fuel })).toBeNull();
});

it.each(['Reserved', 'RESERVED'] as const)('CO-049 a reserved car reads %s', (reservedTagText) => {
  expect(tagOf({ reserved: true }, { reservedTagText })).toEqual({ kind: 'reserved', text: reservedTagText });
});

it.each([
  ['used', true, true, 'certified'],
  ['demo', true, true, undefined],
  ['used', false, true, undefined],
  ['used', true, false, undefined],
] as const)('CO-050 a %s car, certified %s, logo switch %s: %s', (car_type, certified, certifiedLogoTagEnabled, kind) => {
  expect(tagOf({ car_type, certified }, { certifiedLogoTagEnabled })?.kind).toBe(kind);
});

it.each([
  ['runout sale', 'green', 'green'],
  ['Runout Sale', 'green', 'green'],
  ['runout sale', 'red', 'red'],
  ['Manager special', 'green', 'red'],
] as const)('CO-051 own tag %s with switch %s is %s', (tag, runoutSaleTagColour, colour) => {
  expect(tagOf({ tag }, { runoutSaleTagColour })).toEqual({ kind: 'own', text: tag, colour });
});

it('CO-051 takes a blank tag for none', () => {
  expect(tagOf({ tag: '  ' })).toBeNull();
});

it('CO-052 reads COMING SOON', () => {
  expect(tagOf({ status: 'coming_soon' })).toEqual({ kind: 'coming-soon', text: 'COMING SOON' });
});

it.each([
  ['a second less than 8 days ago', '2026-03-02T00:00:01Z', true],
  ['exactly 8 days ago', '2026-03-02T00:00:00Z', false],
  ['at an unknown time', 'soon', false],
])('CO-053 a car created %s has just arrived: %s', (_case, created_at, expected) => {
  expect(tagOf({ created_at })).toEqual(expected ? { kind: 'just-arrived', text: 'New' } : null);
});

it('CO-053 follows the tenant’s days and word', () => {
  expect(tagOf(older, { justArrivedDays: 90, justArrivedTagName: 'Fresh' })?.text).toBe('Fresh');
});

it('CO-046 always returns a tag of the list, with a text', () => {
  const kinds = ['sold', 'fuel', 'reserved', 'certified', 'own', 'coming-soon', 'just-arrived'];
  const cars = fc.record({
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold'),
    simple_fuel: fc.constantFrom('Electric', 'Petrol', null),
    reserved: fc.boolean(),
    certified: fc.boolean(),
    tag: fc.option(fc.string()),
    created_at: fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: now }).map((date) => date.toISOString()),
  });
  const words = fc.oneof(fc.constantFrom('', ' '), fc.string());
  const law = fc.property(cars, fc.boolean(), words, (car, on, text) => {
    const tenant = { fuelTagEnabled: on, certifiedLogoTagEnabled: on, soldTagName: text, justArrivedTagName: text };
    const { switches } = resolveSite({ ...aSiteDocument(), switches: tenant }, { warn: () => undefined });
    const tag = carTag(aCar(car as Partial<Car>), switches, now);
    return tag === null || (kinds.includes(tag.kind) && tag.text.trim() !== '');
  });
  expect(() => fc.assert(law, { numRuns: 200 })).not.toThrow();
});
