import fc from 'fast-check';
import { aLocation } from '../testing';
import { distanceKm } from './distance';
import { uniqueLocations } from './uniqueLocations';

const perth = { lat: -31.9523, long: 115.8613 };
const sydney = { lat: -33.8688, long: 151.2093 };

it('CO-101 measures along the great circle of an earth of 6371 km', () => {
  expect(distanceKm(perth, sydney)).toBeCloseTo(3290, -1);
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  expect(distanceKm(perth, perth)).toBe(0);
});

it('CO-101 is the same both ways', () => {
  const place = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), long: fc.double({ min: -180, max: 180, noNaN: true }) });
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
      expect(distanceKm(one, other)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});

describe('CO-102 uniqueLocations', () => {
  const at = (id: number, phone: string | null, street: string) => {
    const base = aLocation({ id });
    return { ...base, address: { ...base.address, street }, contact_detail: { ...base.contact_detail, phone } };
  };
  const kept = (...locations: ReturnType<typeof at>[]) => uniqueLocations(locations).map(({ id }) => id);

  it('drops a later location with the same digits and street, however they are written', () => {
    expect(kept(at(1, '08 5550 1234', '12 Quay Street'), at(2, '(08) 55501234', ' 12 QUAY STREET '))).toEqual([1]);
  });

  it('keeps one that differs in phone or in street', () => {
    expect(kept(at(1, '08 5550 1234', '12 Quay Street'), at(2, '08 5550 1235', '12 Quay Street'), at(3, '08 5550 1234', '14 Quay Street'))).toEqual([
      1, 2, 3,
    ]);
  });

  it('keeps locations of which neither is known', () => {
    expect(kept(at(1, null, ''), at(2, '', ' '))).toEqual([1, 2]);
  });
});
