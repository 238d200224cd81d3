import fc from 'fast-check';
import { distanceKm } from './distanceKm';

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
