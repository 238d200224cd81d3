import { slugOf, type Location } from '@forecourt/shared-contracts';

/** Whether the location is of this make, which is given by its name or slug; locations hold makes with hyphens in place of spaces. */
export const sellsMake = ({ manufacturers }: Pick<Location, 'manufacturers'>, make: string): boolean =>
  manufacturers.some((each) => slugOf(each) === slugOf(make));
