import type { Car } from '@forecourt/shared-contracts';
import { cleanComments } from '../content/cleanHtml';

/** The car with a dealer's remarks as plain words, whatever markup a feed put into them (PL-048). */
export const soundCar = <Each extends Pick<Car, 'dealercomments'>>(car: Each): Each =>
  car.dealercomments === null || car.dealercomments === undefined ? car : { ...car, dealercomments: cleanComments(car.dealercomments) };
