import { tenantRoutes, type SiteConfig } from '@forecourt/shared-contracts';
import type { RemoteExamples } from '@forecourt/shared-contracts/contract-kit';

/** The addresses of a page for each location of the site. */
const ofLocations = (page: string) => (site: SiteConfig) =>
  tenantRoutes(site)
    .filter((route) => route.page === page && route.pattern.includes(':slug'))
    .flatMap(({ pattern }) => site.locations.map(({ slug }) => pattern.replace(':slug', slug)));

/** Examples for the contract kit: addresses of locations. */
export const examples: RemoteExamples = {
  pages: { 'locations.detail': ofLocations('locations.detail'), 'locations.contact': ofLocations('locations.contact') },
};
