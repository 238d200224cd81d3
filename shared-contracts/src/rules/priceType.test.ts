import { chargesOf, usualPriceType } from './priceType';

it.each([
  ['Drive Away', 'included'],
  ['drive-away', 'included'],
  ['Driveaway, no more to pay', 'included'],
  ['Drive Away plus 3 years free servicing', 'included'],
  ['Drive Away + 5yr warranty', 'included'],
  ['Ride Away', 'included'],
  ['DAP', 'included'],
  ['No more to pay', 'included'],
  ['Including on-road costs', 'included'],
  ['Excl. Govt. Charges', 'excluded'],
  ['Ex. Govt Charges', 'excluded'],
  ['ex on roads', 'excluded'],
  ['Excluding Government Charges', 'excluded'],
  ['EGC', 'excluded'],
  ['Before Government Charges', 'excluded'],
  ['Plus on-road costs', 'excluded'],
  ['Price + ORC', 'excluded'],
  ['ORC not included', 'excluded'],
  ['On-road costs extra', 'excluded'],
  ['Drive Away, excl. delivery', null],
  ['Not Drive Away', null],
  ['No on-roads', null],
  ['Excl. GST', null],
  ['+ GST', null],
  ['Before trade-in', null],
  ['Price Plus', null],
  ['Surplus stock', null],
  ['RRP', null],
  ['', null],
  [null, null],
])('PL-065 CO-141 reads the price type %j as %s', (priceType, charges) => {
  expect(chargesOf(priceType)).toBe(charges);
});

it.each([
  ['Drive Away Price', 'Drive Away'],
  [' dap ', 'Drive Away'],
  ['EGC', 'Excl. Govt. Charges'],
  ['Excl. Government Charges', 'Excl. Govt. Charges'],
  ['Drive Away + 5yr warranty', null],
  ['', null],
])('CO-141 knows the usual price type in %j', (text, usual) => {
  expect(usualPriceType(text)).toBe(usual);
});
