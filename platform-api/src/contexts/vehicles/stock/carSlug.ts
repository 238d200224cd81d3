import { slugOf, type Car } from '@forecourt/shared-contracts';

/** The slug of a car's URL; the id at its end makes it unique. */
export const carSlug = (car: Pick<Car, 'id' | 'year' | 'make' | 'model' | 'badge'>) =>
  slugOf([car.year, car.make, car.model, car.badge ?? '', car.id].join(' '))
    .slice(-180)
    .replace(/^-/, '');
