import { tenantRoutes, type Car, type SiteConfig, type SiteRoute, type SlotMap, type SlotName } from '@forecourt/shared-contracts';
import type { Samples } from './loadSamples';

/** Sample props of a slot; null when they need a car or location and the site has none. */
export function sampleProps(name: SlotName, site: SiteConfig, car: Car | null): SlotMap[SlotName] | null {
  const [location] = site.locations;
  const samples: { [Name in SlotName]?: SlotMap[Name] | null } = {
    header: {},
    footer: {},
    popup: {},
    'search-box': { placement: 'hero' },
    'price-slider': {},
    'offer-cards': {},
    'latest-cars': { limit: 4 },
    'location-block': { filter: 'all' },
    carousel: { filter: 'all' },
    'location-panel': location ? { locationId: location.id } : null,
    'location-selector': { field: 'location' },
    reviews: {},
    'fleet-block': {},
    'trade-in-faq': {},
    'service-advantage': {},
    'complaints-notice': {},
  };
  return name in samples ? (samples[name] ?? null) : car && ({ car } as SlotMap[SlotName]);
}

/** A sample path of each page of a remote; pages without one are left out. */
export function samplePaths(
  remote: string,
  pages: readonly string[],
  site: SiteConfig,
  { paths }: Samples,
): { route: SiteRoute; path: string }[] {
  const routes = tenantRoutes(site).filter((route) => route.remote === remote && pages.includes(route.page));
  const found = routes.flatMap((route) => {
    const path = paths[route.page] ?? (route.pattern.includes(':') ? null : route.pattern);
    return path ? [{ route, path }] : [];
  });
  return found.filter(({ route }, at) => found.findIndex((each) => each.route.page === route.page) === at);
}
