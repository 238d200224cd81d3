import type { Address } from '../entities/place';
import type { SiteConfig } from '../site/siteConfig';

/** The same path on the site's public address; an absolute address is not changed. */
export function absoluteAddress({ url }: Pick<SiteConfig, 'url'>, path: string): string {
  return /^https?:/.test(path) ? path : `${url.replace(/\/+$/, '')}${path}`;
}

/** The fields that have a value: what is unknown is left out of structured data, as it is on the page. */
export function knownFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''));
}

/** An Australian address as search engines read it. */
export function postalAddress({ street, city, state, postcode }: Pick<Address, 'street' | 'city' | 'state' | 'postcode'>): object {
  return knownFields({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: 'AU',
  });
}

/** Breadcrumbs as search engines read them: paths of the site, none for the page itself. */
export function breadcrumbList(crumbs: readonly { label: string; to?: string }[], site: Pick<SiteConfig, 'url'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: absoluteAddress(site, to) }),
    })),
  };
}
