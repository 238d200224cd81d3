import type { Switches } from '../switches/switches';
import { aCar, aLocation, aSite } from '../testing';
import { mayBeAustralianMobile, mayBePhone, offeredPhone, phoneAddress, phoneText } from './phone';

const location = { id: 31, name: 'Yard', slug: 'yard', phone: '08 1', address: aLocation().address, distribution_locations: [] };
const numbers = { phoneNewCars: '08 2', phoneUsedCars: '08 3', phoneDemoCars: '08 4' };
const offered = (car_type: 'new' | 'used' | 'demo', switches: Partial<Switches>, place: typeof location | null = location) =>
  offeredPhone(aCar({ car_type, location: place }), aSite({ switches }));

it.each<[string, 'new' | 'used' | 'demo', Partial<Switches>, string | null]>([
  ['the override wins', 'new', { ...numbers, phoneOverride: '1300 1', phoneFilterByCarType: true }, '1300 1'],
  ['by type, new', 'new', { ...numbers, phoneFilterByCarType: true }, '08 2'],
  ['by type, used', 'used', { ...numbers, phoneFilterByCarType: true }, '08 3'],
  ['by type, demo', 'demo', { ...numbers, phoneFilterByCarType: true }, '08 4'],
  ['by type, demo without a number', 'demo', { phoneNewCars: '08 2', phoneFilterByCarType: true }, '08 2'],
  ['not by type, demo takes the new-car number', 'demo', numbers, '08 2'],
  ['not by type, used', 'used', numbers, '08 3'],
  ['a blank number counts as none', 'used', { phoneUsedCars: ' ' }, '08 1'],
  ['else the location', 'new', { phoneUsedCars: '08 3' }, '08 1'],
])('CO-089 %s', (_case, carType, switches, expected) => {
  expect(offered(carType, switches)).toBe(expected);
});

it('CO-089 a car in Queensland has the number of the place where it stands, not one of New South Wales', () => {
  const switches = { phoneFilterByCarType: true, phoneUsedCars: '02 5550 6015' };
  const [newcastle, newstead] = [
    aLocation({ id: 1, contact_detail: { ...aLocation().contact_detail, phone: '02 5550 6110' } }),
    aLocation({ id: 2, contact_detail: { ...aLocation().contact_detail, phone: '07 5550 6210' } }),
  ];
  const car = aCar({ car_type: 'used', location: null, location_id: 2 });
  expect(offeredPhone(car, aSite({ switches, locations: [newcastle, newstead] }))).toBe('07 5550 6210');
  expect(offeredPhone(car, aSite({ switches: { ...switches, phoneOverride: '1300 1' }, locations: [newcastle, newstead] }))).toBe('1300 1');
  // A site of one place has its numbers by car type.
  expect(offeredPhone(car, aSite({ switches, locations: [newstead] }))).toBe('02 5550 6015');
});

it('CO-089 returns null where there is no number', () => {
  expect(offered('new', {}, null)).toBeNull();
  expect(offered('new', {}, { ...location, phone: '' })).toBeNull();
});

it.each([
  '0412 345 678',
  '(08) 5550-1234',
  '+61 (0)412 345 678',
  '0011 61 412 345 678',
  '1300 913 181',
  '13 11 14',
  '0412.345.678',
  '\u202A0412\u2011345\u00A0678\u202C',
  '+64 21 123 4567',
])('CO-117 %j may be a phone number', (text) => {
  expect(mayBePhone(text)).toBe(true);
});

it.each(['', '000', '0412345678 or so', '0412 345 678 ext 5', 'Annabel', '1'.repeat(20)])('CO-117 %j is no phone number', (text) => {
  expect(mayBePhone(text)).toBe(false);
});

it.each([
  ['0412 345 678', true],
  ['+61 (0)412 345 678', true],
  ['0011 61 412 345 678', true],
  ['61412345678', true],
  ['08 9555 1234', false],
  ['1300 555 123', false],
  ['+64 21 555 123', false],
  ['04123', false],
])('CO-117 %j may be an Australian mobile: %s', (text, isMobile) => {
  expect(mayBeAustralianMobile(text)).toBe(isMobile);
});

it.each([
  ['(08) 5550 9999', 'tel:0855509999'],
  ['+61 8 5550 9999', 'tel:+61855509999'],
  ['1300 555 019', 'tel:1300555019'],
])('LO-010 %s is called at %s', (number, address) => {
  expect(phoneAddress(number)).toBe(address);
});

it.each([
  ['+61412345678', '0412 345 678'],
  ['+61894551000', '08 9455 1000'],
  ['1800 160 401', '1800 160 401'],
  ['+4930123456', '+4930123456'],
])('NA-054 writes %s as %s', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
