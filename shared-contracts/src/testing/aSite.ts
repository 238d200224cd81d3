import type { RouteChange } from '../routes/routeChange';
import type { Dealership } from '../site/dealership';
import type { SiteConfig } from '../site/siteConfig';
import { resolveSite } from '../site/resolveSite';
import type { Switches } from '../switches/switches';
import { aLocation } from './aLocation';

type SiteOverrides = Partial<Omit<SiteConfig, 'switches' | 'theme' | 'routes' | 'dealerships'>> & {
  dealerships?: readonly (Omit<Dealership, 'switches'> & { switches?: Partial<NonNullable<Dealership['switches']>> | null })[];
  switches?: Partial<Switches>;
  theme?: Partial<SiteConfig['theme']>;
  routes?: readonly (Pick<RouteChange, 'route'> & Partial<RouteChange>)[];
};

/** A tenant document as its author writes it: only what must be there, and what the test changes. */
export function aSiteDocument({ theme, ...over }: SiteOverrides = {}): Record<string, unknown> {
  return {
    id: 1,
    slug: 'harbour-motors',
    name: 'Harbour Motors',
    url: 'https://harbour-motors.example',
    dealership_id: 7,
    dealerships: [{ id: 7, slug: 'harbour-motors', name: 'Harbour Motors' }],
    locations: [aLocation()],
    phone: '08 5550 1234',
    address: { street: '12 Quay Street', city: 'Perth', state: 'WA', postcode: '6000' },
    theme: { brand: '#0b5fff', accent: '#ffb400', ...theme },
    ...over,
  };
}

/** A valid site for tests, resolved as in production; an invalid switch fails the test. */
export function aSite(over: SiteOverrides = {}): SiteConfig {
  return resolveSite(aSiteDocument(over), {
    warn(warning) {
      throw new Error(warning);
    },
  });
}
