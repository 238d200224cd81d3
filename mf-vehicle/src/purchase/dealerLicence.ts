import type { Car, SiteConfig } from '@forecourt/shared-contracts';

/** Licence of the dealer where the car stands, null where it is not known. */
export const dealerLicence = (car: Car, { locations }: SiteConfig): string | null =>
  locations.find(({ id }) => id === (car.location?.id ?? car.location_id))?.dealer_license_number ?? null;
