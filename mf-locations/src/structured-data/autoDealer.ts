import {
  hoursAt,
  imageAddress,
  locationPath,
  type Location,
  type OpeningHour,
  type Links,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { absoluteAddress, postalAddress } from '@forecourt/shared-contracts/structured-data';
import { phoneOf } from '../location/locationFacts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const TIME = /^\d{2}:\d{2}$/;

function openDay({ weekday, status, open, close }: OpeningHour): object[] {
  if (status !== 'Open' || !open || !close || !TIME.test(open) || !TIME.test(close)) return [];
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${DAYS[weekday]}`, opens: open, closes: close }];
}

/** Structured data of a location, with the facts of its page. */
export function autoDealer(location: Location, { site, to }: { site: SiteConfig; to: Links }): object {
  const { address } = location;
  const openingHours = hoursAt(location, site).flatMap(openDay);
  const phone = phoneOf(location);
  const image = location.image.image.url;
  const path = locationPath({ site, to }, location);
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: location.name,
    ...(path && { url: absoluteAddress(site, path) }),
    address: postalAddress(address),
    ...(phone && { telephone: phone }),
    ...(image && { image: absoluteAddress(site, imageAddress(site, image, 1200)) }),
    ...(address.lat !== null &&
      address.long !== null && { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }),
    ...(openingHours.length > 0 && { openingHoursSpecification: openingHours }),
  };
}
