import { imageAddress, type Location, type PageMeta, type SiteConfig } from '@forecourt/shared-contracts';
import { absoluteAddress, knownFields, postalAddress } from '@forecourt/shared-contracts/structured-data';

const SHARED_IMAGE_WIDTH = 1200;

const phoneOf = ({ contact_detail: { phone, landline_phone: landline } }: Location) => phone || landline || null;

/** The business and its locations for search engines. */
function business(site: SiteConfig, image: string | null): object {
  const { name, tagline, locations, switches } = site;
  const [first] = locations;
  const place = (location: Location) =>
    knownFields({
      '@type': 'AutoDealer',
      name: location.name,
      address: postalAddress(location.address),
      telephone: phoneOf(location),
    });
  return knownFields({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name,
    description: tagline,
    url: absoluteAddress(site, '/'),
    telephone: switches.phoneOverride || site.phone || (first && phoneOf(first)),
    image: image && absoluteAddress(site, image),
    address: first && postalAddress(first.address),
    department: locations.length > 1 ? locations.map(place) : null,
  });
}

/** Head of the home page: the site's name and promise, a photo of its first location that has one, and the business as structured data. */
export function homeMeta(site: SiteConfig): PageMeta {
  const photo = site.locations.map(({ image }) => image.image.url).find(Boolean);
  const image = photo ? imageAddress(site, photo, SHARED_IMAGE_WIDTH) : null;
  return {
    title: '',
    description: site.tagline,
    canonical: '/',
    ...(image && { image }),
    jsonLd: [business(site, image)],
  };
}
