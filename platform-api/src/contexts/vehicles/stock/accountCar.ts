import type { AccountCar, Car } from '@forecourt/shared-contracts';

/** What an account's lists have of a car. */
export const accountCar = ({ id, slug, name, year, make, model, badge, series, primary_image_url }: Car): AccountCar => ({
  id,
  slug,
  name,
  year,
  make,
  model,
  badge,
  series,
  primary_image_url,
});
