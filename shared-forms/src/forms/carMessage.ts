import { carHeading, type Car } from '@forecourt/shared-contracts';

/** First comments of an enquiry about a car. */
export function carMessage(car: Car): string {
  const stock = car.stocknum ? ` (stock number ${car.stocknum})` : '';
  return `I am interested in the ${carHeading(car)}${stock}. Please contact me.`;
}
