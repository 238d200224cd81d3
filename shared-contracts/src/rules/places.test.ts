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

  it('compares what is known where only the phone or only the street is', () => {
    expect(kept(at(1, '08 5550 1234', ''), at(2, '0855501234', ' '), at(3, null, '1 Quay St'), at(4, '', '1 quay st'))).toEqual([1, 3]);
  });

  it('keeps locations of which neither is known', () => {
    expect(kept(at(1, null, ''), at(2, '', ' '))).toEqual([1, 2]);
  });
});

it('CO-102 law: dropping repeats twice is dropping them once, and keeps the order', () => {
  const place = fc.record({ phone: fc.constantFrom(null, '08 1', '(08) 1', '08 2'), street: fc.constantFrom('', '1 Quay St', ' 1 QUAY ST', '2 Quay St') });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), (places) => {
      const locations = places.map(({ phone, street }, id) => {
        const base = aLocation({ id });
        return { ...base, address: { ...base.address, street }, contact_detail: { ...base.contact_detail, phone } };
      });
      const once = uniqueLocations(locations);
      expect(uniqueLocations(once)).toEqual(once);
      expect(once.map(({ id }) => id)).toEqual(once.map(({ id }) => id).toSorted((one, other) => one - other));
    }),
  );
});

it('CO-102 takes the landline where there is no phone', () => {
  const base = aLocation();
  const withNumbers = (id: number, phone: string | null, landline_phone: string | null) => ({ ...base, id, contact_detail: { ...base.contact_detail, phone, landline_phone } });
  expect(uniqueLocations([withNumbers(1, null, '08 5550 1234'), withNumbers(2, '0855501234', null), withNumbers(3, null, null)]).map(({ id }) => id)).toEqual([1, 3]);
});
