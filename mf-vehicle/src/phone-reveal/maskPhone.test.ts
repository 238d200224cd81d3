import fc from 'fast-check';
import { maskPhone } from './maskPhone';

it.each([
  ['0412 345 678', '0412 XXX XXX'],
  ['08 5550 1234', '08 55XX XXXX'],
  ['13 12', '13 12'],
  ['13123', '13123'],
  ['131234', '13123X'],
  ['+61 (8) 5550', '+61 (X) XXXX'],
])('CO-090 masks %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it('CO-090 preserves length and separators, displays 5 characters and no digit after them', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ()+-]{0,16}$/), (phone) => {
      const masked = maskPhone(phone);
      expect(masked).toHaveLength(phone.length);
      expect(masked.slice(0, 5)).toBe(phone.slice(0, 5));
      expect(masked.slice(5)).not.toMatch(/\d/);
      expect(masked.replaceAll(/[\dX]/g, '#')).toBe(phone.replaceAll(/\d/g, '#'));
    }),
  );
});
