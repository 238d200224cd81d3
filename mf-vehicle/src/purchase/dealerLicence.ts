import { locationOfCar, type Car, type SiteConfig } from '@forecourt/shared-contracts';

/** Dealer licence of the car's location, or null. */
export const dealerLicence = (car: Car, { locations }: SiteConfig): string | null =>
  locationOfCar(car, { locations })?.dealer_license_number ?? null;
