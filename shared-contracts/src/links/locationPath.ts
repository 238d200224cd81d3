import type { LinkContext } from './linkContext';

/** Page of a location, at the address that the tenant uses; null where it is not deployed. */
export function locationPath({ site, to }: LinkContext, { slug }: { slug: string }): string | null {
  switch (site.switches.locationPageBase) {
    case '/our-location':
      return to.ifDeployed('locations.detail', { slug });
    case '/contact-us':
      return to.ifDeployed('locations.contact', { slug });
    case '/locations':
      return to.ifDeployed('locations.branch', { slug });
  }
}
