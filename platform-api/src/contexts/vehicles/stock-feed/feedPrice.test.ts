import { advertisedPrice } from './feedPrice';

const [DRIVE_AWAY, EGC] = ['Drive Away', 'Excl. Govt. Charges'];

it.each([
  ['the drive-away price', [27_990, null, 24_990], null, 27_990, DRIVE_AWAY],
  ['the price excluding charges where the drive-away price is empty', [null, null, 24_990], null, 24_990, EGC],
  ['the price without a type where there is no drive-away price', [null, 25_990, 24_990], null, 25_990, null],
  ['the price of the line’s price type', [27_990, null, 24_990], EGC, 24_990, EGC],
  ['the price that its column gives no type, with the line’s price type', [27_990, 25_990, null], EGC, 25_990, EGC],
  ['the only price, with the line’s price type', [null, null, 24_990], DRIVE_AWAY, 24_990, DRIVE_AWAY],
  ['the price with a dealer’s own text', [27_990, 25_990, null], 'Before on-road costs', 25_990, 'Before on-road costs'],
  ['no price', [null, null, null], null, null, null],
  ['a price type without a price', [null, null, null], EGC, null, EGC],
])('PL-085 of several columns of prices it is %s', (_what, [driveAway = null, price = null, egc = null], ownType, amount, type) => {
  const columns = [
    { amount: driveAway, type: DRIVE_AWAY },
    { amount: price, type: null },
    { amount: egc, type: EGC },
  ];
  expect(advertisedPrice(columns, ownType)).toEqual({ price: amount, price_type: type });
});
