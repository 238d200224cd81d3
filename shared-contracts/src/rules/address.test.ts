import { aLocation } from '../testing/aLocation';
import { addressLine } from './address';

const { address } = aLocation();

it.each([
  ['whole', {}, '12 Quay Street, Perth WA 6000'],
  ['without a street', { street: '' }, 'Perth WA 6000'],
  ['without a postcode', { postcode: '' }, '12 Quay Street, Perth WA'],
  ['of a street alone', { city: '', state: '', postcode: '' }, '12 Quay Street'],
  ['that is unknown', { street: '', city: '', state: '', postcode: '' }, ''],
])('LO-007 an address %s is one line', (_what, over, line) => {
  expect(addressLine({ ...address, ...over })).toBe(line);
});
