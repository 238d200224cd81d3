import { allCarsPath, carHeading, makeModelPath, makeName, type Car, type LinkContext } from '@forecourt/shared-contracts';

/** Breadcrumbs of a car, on the page and in the structured data. */
export function vehicleBreadcrumbs(car: Car, { site, to }: LinkContext): { label: string; to?: string }[] {
  return [
    { label: 'Home', to: to('shell.home') },
    { label: 'All vehicles', to: allCarsPath({ site, to }) },
    { label: `${makeName(car.make)} ${car.model}`, to: makeModelPath(to, car.make, car.model) },
    { label: carHeading(car) },
  ];
}
