import { decodableAddress } from './decodableAddress';

it.each([
  ['/cars/%ff', '/cars/%25ff'],
  ['/cars/%?page=%zz', '/cars/%25?page=%zz'],
  ['/cars/Citro%C3%ABn?q=%ff', '/cars/Citro%C3%ABn?q=%ff'],
  ['/', '/'],
])('SH-017 the address %s is requested as %s', (address, expected) => {
  expect(decodableAddress(address)).toBe(expected);
});
