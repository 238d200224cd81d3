import { VALUATION_MIN_PRICE } from '../constants';
import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { makeName } from './names';
import { isInStock } from './stock';

type CheckoutCar = Pick<Car, 'payment_processors' | 'status' | 'reserved' | 'price'>;
type ValuedCar = Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>;

/** Whether two make names mean the same make, whatever their spelling in the feed. */
function isSameMake(one: string, other: string): boolean {
  return makeName(one).toLowerCase() === makeName(other).toLowerCase();
}

/** Whether a make is one of a tenant's list. */
export function isMakeIn(make: string, makes: readonly string[]): boolean {
  return makes.some((each) => isSameMake(each, make));
}

/** Whether a certified car's make has a strip of its own in place of what every used car comes with. */
export function hasCertifiedStrip(
  car: Pick<Car, 'car_type' | 'certified' | 'make'>,
  { certifiedStripMake }: Pick<Switches, 'certifiedStripMake'>,
): boolean {
  return car.car_type === 'used' && car.certified && certifiedStripMake !== null && isSameMake(car.make, certifiedStripMake);
}

/** Checkout can take this car: payment is set up, it is in stock, nobody holds it, and there is a price to agree to. */
function hasCheckout({ payment_processors: processors, price, ...car }: CheckoutCar): boolean {
  return processors.length > 0 && isInStock(car) && !car.reserved && price !== null && price > 0;
}

/** Whether the shopper may reserve the car online. */
export function canReserve(car: CheckoutCar, { reserveEnabled }: Pick<Switches, 'reserveEnabled'>): boolean {
  return reserveEnabled && hasCheckout(car);
}

/** Whether Online Purchase is offered: used cars and the tenant's makes. */
export function canBuyOnline(
  car: CheckoutCar & Pick<Car, 'car_type' | 'make'>,
  { onlinePurchaseEnabled, onlinePurchaseMakes }: Pick<Switches, 'onlinePurchaseEnabled' | 'onlinePurchaseMakes'>,
): boolean {
  return onlinePurchaseEnabled && hasCheckout(car) && (car.car_type === 'used' || isMakeIn(car.make, onlinePurchaseMakes));
}

/** Whether the valuation service takes this car; coming soon does not count. */
export function canBeValued(car: ValuedCar, { autograbEnabled }: Pick<Switches, 'autograbEnabled'>): boolean {
  return (
    autograbEnabled && car.status === 'in_stock' && !car.sold && !car.reserved && car.price !== null && car.price > VALUATION_MIN_PRICE
  );
}

/** Whether a trade-in against this car is offered. */
export function canTradeIn(
  car: ValuedCar,
  { tradeInEnabled, valuationProvider, autograbEnabled }: Pick<Switches, 'tradeInEnabled' | 'valuationProvider' | 'autograbEnabled'>,
): boolean {
  return tradeInEnabled && (Boolean(valuationProvider) || canBeValued(car, { autograbEnabled }));
}

/** Whether Favourite, Save and Compare are offered. */
export function canFavourite(
  car: Pick<Car, 'status' | 'car_type' | 'price' | 'images'>,
  {
    favouritesEnabled,
    favouritesNewCarsOnly,
    favouritesRequirePriceAndImages,
  }: Pick<Switches, 'favouritesEnabled' | 'favouritesNewCarsOnly' | 'favouritesRequirePriceAndImages'>,
): boolean {
  if (!favouritesEnabled || !isInStock(car)) return false;
  if (favouritesNewCarsOnly && car.car_type !== 'new') return false;
  return !favouritesRequirePriceAndImages || (car.price !== null && car.price > 0 && car.images.length > 0);
}
