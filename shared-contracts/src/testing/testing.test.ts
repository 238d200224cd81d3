import { carSchema, locationSchema, siteConfigSchema } from '../schemas';
import { aCar, aLocation, aSite } from '.';

it('CO-002 builds entities that their schemas accept as they are', () => {
  expect(carSchema.validateSync(aCar(), { strict: true })).toEqual(aCar());
  expect(locationSchema.validateSync(aLocation(), { strict: true })).toEqual(aLocation());
  expect(siteConfigSchema.validateSync(aSite(), { strict: true })).toEqual(aSite());
});

it('lets a test change what it is about', () => {
  expect(aCar({ price: null }).price).toBeNull();
  expect(aSite({ switches: { reserveEnabled: true } }).switches.reserveEnabled).toBe(true);
  expect(() => aSite({ switches: { soldWindowDays: 'three' as never } })).toThrow(/soldWindowDays/);
});
