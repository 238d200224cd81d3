import fc from 'fast-check';
import { aLocation } from '../testing';
import { distanceKm, distanceText, kmTo } from './distance';

const perth = { lat: -31.9523, long: 115.8613 };
const sydney = { lat: -33.8688, long: 151.2093 };

it('CO-101 measures along the great circle of an earth of 6371 km', () => {
  expect(distanceKm(perth, sydney)).toBeCloseTo(3290, -1);
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  expect(distanceKm(perth, perth)).toBe(0);
});

it('CO-101 is the same in both directions', () => {
  const place = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), long: fc.double({ min: -180, max: 180, noNaN: true }) });
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
      expect(distanceKm(one, other)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});

it('CO-101 is unknown where either place is', () => {
  const { address } = aLocation();
  const at = (lat: number | null, long: number | null) => ({ address: { ...address, lat, long } });
  expect(kmTo(at(-33.8688, 151.2093), perth)).toBeCloseTo(3290, -1);
  expect(kmTo(at(null, 151.2), perth)).toBeNull();
  expect(kmTo(at(-33.8, null), perth)).toBeNull();
  expect(kmTo(at(-33.8, 151.2), null)).toBeNull();
});

it.each([
  [0, '1 km away'],
  [11.6, '12 km away'],
])('LO-029 reads %d km as %s', (km, text) => {
  expect(distanceText(km)).toBe(text);
});
