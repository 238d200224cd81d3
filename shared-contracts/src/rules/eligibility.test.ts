import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { aCar, aSite } from '../testing';
import { canBeValued, canBuyOnline, canFavourite, canReserve, canTradeIn, hasCertifiedStrip } from './eligibility';

const on = (switches: Partial<Switches> = {}) => aSite({ switches }).switches;
const payable = { payment_processors: ['stripe'] };

describe('CO-083 reserve', () => {
  it.each<[string, Partial<Car>, boolean]>([
    ['a car with a payment processor', payable, true],
    ['a coming-soon car', { ...payable, status: 'coming_soon' }, true],
    ['a car without payment processors', {}, false],
    ['a reserved car', { ...payable, reserved: true }, false],
    ['a sold car', { ...payable, status: 'sold' }, false],
    ['a car without a price', { ...payable, price: null }, false],
    ['a car with the price 0', { ...payable, price: 0 }, false],
  ])('%s', (_case, car, expected) => {
    expect(canReserve(aCar(car), on({ reserveEnabled: true }))).toBe(expected);
    expect(canReserve(aCar(car), on({ reserveEnabled: false }))).toBe(false);
  });
});

it.each<[string, Partial<Car>, string | null, boolean]>([
  ['a certified used car of the make, whatever its spelling', { make: 'Mercedes Benz', certified: true }, 'Mercedes-Benz', true],
  ['a used car that is not certified', { make: 'Toyota' }, 'Toyota', false],
  ['a certified car of another make', { make: 'Kia', certified: true }, 'Toyota', false],
  ['a certified demonstrator', { make: 'Toyota', certified: true, car_type: 'demo' }, 'Toyota', false],
  ['a tenant without a strip', { make: 'Toyota', certified: true }, null, false],
])('VE-061 the strip of a certified make: %s', (_case, car, certifiedStripMake, expected) => {
  expect(hasCertifiedStrip(aCar({ car_type: 'used', ...car }), on({ certifiedStripMake }))).toBe(expected);
});

describe('CO-084 online purchase', () => {
  it.each<[string, Partial<Car>, boolean]>([
    ['any used car', { ...payable, car_type: 'used', make: 'Toyota' }, true],
    ['a new Kia', { ...payable, car_type: 'new', make: 'Kia' }, true],
    ['a demo MG', { ...payable, car_type: 'demo', make: 'MG' }, true],
    ['a new Toyota', { ...payable, car_type: 'new', make: 'Toyota' }, false],
    ['a used car without checkout', { car_type: 'used' }, false],
    ['a reserved used car', { ...payable, car_type: 'used', reserved: true }, false],
    ['a used car without a price', { ...payable, car_type: 'used', price: null }, false],
  ])('%s', (_case, car, expected) => {
    expect(canBuyOnline(aCar(car), on({ onlinePurchaseEnabled: true }))).toBe(expected);
    expect(canBuyOnline(aCar(car), on())).toBe(false);
  });

  it('follows the tenant’s makes, whatever their spelling in the feed', () => {
    const switches = on({ onlinePurchaseEnabled: true, onlinePurchaseMakes: ['Mercedes-Benz'] });
    expect(canBuyOnline(aCar({ ...payable, car_type: 'new', make: 'Mercedes Benz' }), switches)).toBe(true);
    expect(canBuyOnline(aCar({ ...payable, car_type: 'new', make: 'Kia' }), switches)).toBe(false);
  });
});

describe('CO-082 valuation', () => {
  it.each<[string, Partial<Car>, boolean]>([
    ['in stock above 200', { price: 200.01 }, true],
    ['exactly 200', { price: 200 }, false],
    ['without price', { price: null }, false],
    ['coming soon', { status: 'coming_soon' }, false],
    ['sold', { sold: true }, false],
    ['reserved', { reserved: true }, false],
  ])('%s', (_case, car, expected) => {
    expect(canBeValued(aCar(car), on({ autograbEnabled: true }))).toBe(expected);
    expect(canBeValued(aCar(car), on())).toBe(false);
  });
});

it.each([
  ['a provider', { valuationProvider: 'autograb' }, true],
  ['an eligible car', { autograbEnabled: true }, true],
  ['neither', {}, false],
  ['a provider, switched off', { valuationProvider: 'autograb', tradeInEnabled: false }, false],
])('CO-085 trade-in with %s', (_case, switches, expected) => {
  expect(canTradeIn(aCar(), on(switches))).toBe(expected);
});

describe('CO-087 favourite', () => {
  it.each<[string, Partial<Car>, Partial<Switches>, boolean]>([
    ['in stock', {}, {}, true],
    ['sold', { status: 'sold' }, {}, false],
    ['used, new cars only', { car_type: 'used' }, { favouritesNewCarsOnly: true }, false],
    ['new, new cars only', { car_type: 'new' }, { favouritesNewCarsOnly: true }, true],
    ['with price and image, both needed', {}, { favouritesRequirePriceAndImages: true }, true],
    ['price 0, both needed', { price: 0 }, { favouritesRequirePriceAndImages: true }, false],
    ['no price, both needed', { price: null }, { favouritesRequirePriceAndImages: true }, false],
    ['no image, both needed', { images: [] }, { favouritesRequirePriceAndImages: true }, false],
  ])('%s', (_case, car, switches, expected) => {
    expect(canFavourite(aCar(car), on({ favouritesEnabled: true, ...switches }))).toBe(expected);
    expect(canFavourite(aCar(car), on(switches))).toBe(false);
  });
});
