import type { SiteConfig } from '@forecourt/shared-contracts';
import { deployedRoutes } from '@forecourt/shared-contracts/testing';
import type { RemoteExamples } from '@forecourt/shared-contracts/contract-kit';

/** The addresses of a page for each location of the site. */
const ofLocations = (page: string) => (site: SiteConfig) =>
  deployedRoutes(site)
    .open.filter((route) => route.remote === 'mf-locations' && route.page === page && route.pattern.includes(':slug'))
    .flatMap(({ pattern }) => site.locations.map(({ slug }) => pattern.replace(':slug', slug)));

/** Examples for the contract kit: addresses of locations. */
export const examples: RemoteExamples = {
  pages: { detail: ofLocations('detail'), contact: ofLocations('contact') },
};
