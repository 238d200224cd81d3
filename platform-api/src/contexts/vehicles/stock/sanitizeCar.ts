import type { Car } from '@forecourt/shared-contracts';
import { cleanComments } from '../../../infrastructure/html/cleanHtml';

/** The car with the dealer's comments as plain text, without the markup of feeds (PL-048). */
export const sanitizeCar = <Each extends Pick<Car, 'dealercomments'>>(car: Each): Each =>
  car.dealercomments === null || car.dealercomments === undefined ? car : { ...car, dealercomments: cleanComments(car.dealercomments) };
