import { aCar, aSite } from '.';

it('lets a test change what it is about', () => {
  expect(aCar({ price: null }).price).toBeNull();
  expect(aSite({ switches: { reserveEnabled: true } }).switches.reserveEnabled).toBe(true);
  expect(() => aSite({ switches: { soldWindowDays: 'three' as never } })).toThrow(/soldWindowDays/);
});
