import { slugOf, type Car } from '@forecourt/shared-contracts';

/** The car's part of its address; the id makes it unique and keeps it when the words change. */
export const carSlug = (car: Pick<Car, 'id' | 'year' | 'make' | 'model' | 'badge'>) =>
  slugOf([car.year, car.make, car.model, car.badge ?? '', car.id].join(' '))
    .slice(-180)
    .replace(/^-/, '');
