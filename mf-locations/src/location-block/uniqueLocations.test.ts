import { aLocation } from '@forecourt/shared-contracts/testing';
import fc from 'fast-check';
import { uniqueLocations } from './uniqueLocations';

describe('CO-102 uniqueLocations', () => {
  const at = (id: number, phone: string | null, street: string) => {
    const base = aLocation({ id });
    return { ...base, address: { ...base.address, street }, contact_detail: { ...base.contact_detail, phone } };
  };
  const idsOf = (...locations: ReturnType<typeof at>[]) => uniqueLocations(locations).map(({ id }) => id);

  it('drops a later location with the same digits and street, regardless of spelling', () => {
    expect(idsOf(at(1, '08 5550 1234', '12 Quay Street'), at(2, '(08) 55501234', ' 12 QUAY STREET '))).toEqual([1]);
  });

  it('retains a location that differs in phone or street', () => {
    expect(
      idsOf(at(1, '08 5550 1234', '12 Quay Street'), at(2, '08 5550 1235', '12 Quay Street'), at(3, '08 5550 1234', '14 Quay Street')),
    ).toEqual([1, 2, 3]);
  });

  it('compares the value that is present if only phone or only street is', () => {
    expect(idsOf(at(1, '08 5550 1234', ''), at(2, '0855501234', ' '), at(3, null, '1 Quay St'), at(4, '', '1 quay st'))).toEqual([1, 3]);
  });

  it('retains locations without phone and street', () => {
    expect(idsOf(at(1, null, ''), at(2, '', ' '))).toEqual([1, 2]);
  });
});

it('CO-102 is idempotent and preserves the order', () => {
  const address = fc.record({
    phone: fc.constantFrom(null, '08 1', '(08) 1', '08 2'),
    street: fc.constantFrom('', '1 Quay St', ' 1 QUAY ST', '2 Quay St'),
  });
  fc.assert(
    fc.property(fc.array(address, { maxLength: 12 }), (addresses) => {
      const locations = addresses.map(({ phone, street }, id) => {
        const base = aLocation({ id });
        return { ...base, address: { ...base.address, street }, contact_detail: { ...base.contact_detail, phone } };
      });
      const once = uniqueLocations(locations);
      expect(uniqueLocations(once)).toEqual(once);
      expect(once.map(({ id }) => id)).toEqual(once.map(({ id }) => id).toSorted((one, other) => one - other));
    }),
  );
});

it('CO-102 uses the landline without a phone', () => {
  const base = aLocation();
  const withNumbers = (id: number, phone: string | null, landline_phone: string | null) => ({
    ...base,
    id,
    contact_detail: { ...base.contact_detail, phone, landline_phone },
  });
  expect(
    uniqueLocations([withNumbers(1, null, '08 5550 1234'), withNumbers(2, '0855501234', null), withNumbers(3, null, null)]).map(
      ({ id }) => id,
    ),
  ).toEqual([1, 3]);
});
