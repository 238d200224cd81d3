import type { Location } from '@forecourt/shared-contracts';

type AddressedLocation = Pick<Location, 'contact_detail' | 'address'>;

/** Key of a location's phone digits and street; null if neither is known. */
function keyOf({ contact_detail: { phone, landline_phone }, address }: AddressedLocation): string | null {
  const digits = (phone ?? landline_phone ?? '').replaceAll(/\D/g, '');
  const street = address.street.trim().toLowerCase();
  return digits || street ? `${digits}|${street}` : null;
}

/** Drops a location if an earlier one has the same phone digits and the same street. */
export function uniqueLocations<Each extends AddressedLocation>(locations: readonly Each[]): Each[] {
  const seen = new Set<string>();
  return locations.filter((location) => {
    const key = keyOf(location);
    if (key === null) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
