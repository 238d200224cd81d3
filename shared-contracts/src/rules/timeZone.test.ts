import { aCar, aLocation, aSite } from '../testing';
import { timeZoneAt, timeZoneOfCar } from './timeZone';

const site = aSite({
  switches: { openingHoursTimeZone: 'Australia/Sydney' },
  locations: [
    aLocation({ id: 31, address: { ...aLocation().address, state: 'QLD' } }),
    aLocation({ id: 32, address: { ...aLocation().address, state: 'NSW' }, time_zone: 'Australia/Broken_Hill' }),
  ],
});
const at = (state: string, time_zone: string | null = null) => aLocation({ address: { ...aLocation().address, state }, time_zone });

it.each([
  ['ACT', 'Australia/Sydney'],
  ['NSW', 'Australia/Sydney'],
  ['NT', 'Australia/Darwin'],
  ['qld', 'Australia/Brisbane'],
  ['SA', 'Australia/Adelaide'],
  ['TAS', 'Australia/Hobart'],
  ['Victoria', 'Australia/Melbourne'],
  [' Western Australia ', 'Australia/Perth'],
])('CO-099 the clock of a location in %j is that of %s', (state, zone) => {
  expect(timeZoneAt(at(state), site)).toBe(zone);
});

it('CO-099 a location has a zone of its own before its state’s, and without either the tenant’s', () => {
  expect(timeZoneAt(at('NSW', 'Australia/Broken_Hill'), site)).toBe('Australia/Broken_Hill');
  expect(timeZoneAt(at(''), site)).toBe('Australia/Sydney');
  expect(timeZoneAt(at('Auckland'), site)).toBe('Australia/Sydney');
});

it.each([
  ['the location that it stands at', aCar({ location: null, location_id: 31, state: 'VIC' }), 'Australia/Brisbane'],
  ['that location’s own', aCar({ location: null, location_id: 32, state: 'QLD' }), 'Australia/Broken_Hill'],
  ['its state, where no location is known', aCar({ location: null, location_id: null, state: 'QLD' }), 'Australia/Brisbane'],
  ['the tenant, where nothing is known', aCar({ location: null, location_id: null, state: null }), 'Australia/Sydney'],
])('CO-099 a car goes by the clock of %s', (_what, car, zone) => {
  expect(timeZoneOfCar(car, site)).toBe(zone);
});
