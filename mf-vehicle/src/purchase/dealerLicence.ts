import type { Car, SiteConfig } from '@forecourt/shared-contracts';

/** Dealer licence of the car's location, or null. */
export const dealerLicence = (car: Car, { locations }: SiteConfig): string | null =>
  locations.find(({ id }) => id === (car.location?.id ?? car.location_id))?.dealer_license_number ?? null;
