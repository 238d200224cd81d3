import type { Location } from '../entities/location';

type AddressedLocation = Pick<Location, 'contact_detail' | 'address'>;

/** What tells two locations apart, or null for one of which neither phone nor street is known. */
function identityOf({ contact_detail: { phone, landline_phone }, address }: AddressedLocation): string | null {
  const digits = (phone ?? landline_phone ?? '').replaceAll(/\D/g, '');
  const street = address.street.trim().toLowerCase();
  return digits || street ? `${digits}|${street}` : null;
}

/** Drops a location when an earlier one has the same phone digits and the same street (CO-102). */
export function uniqueLocations<Place extends AddressedLocation>(locations: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return locations.filter((location) => {
    const identity = identityOf(location);
    if (identity === null) return true;
    const isNew = !seen.has(identity);
    seen.add(identity);
    return isNew;
  });
}
