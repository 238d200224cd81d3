import { carHeading, makeName, type Car, type Paths } from '@forecourt/shared-contracts';

/** Breadcrumbs of a car, on the page and in the structured data. */
export function vehicleBreadcrumbs(car: Car, paths: Paths): { label: string; to?: string }[] {
  return [
    { label: 'Home', to: paths.home() },
    { label: 'All vehicles', to: paths.allCars() },
    { label: `${makeName(car.make)} ${car.model}`, to: paths.makeModel(car.make, car.model) },
    { label: carHeading(car) },
  ];
}
