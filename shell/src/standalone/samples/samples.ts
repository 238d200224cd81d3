import type { Car, RouteTable, SiteConfig, SiteRoute, SlotMap, SlotName } from '@forecourt/shared-contracts';
import type { Samples } from './loadSamples';

/** Sample props of a slot; null when they need a car or location and the site has none. */
export function sampleProps(name: SlotName, site: SiteConfig, car: Car | null): SlotMap[SlotName] | null {
  const [location] = site.locations;
  const samples: { [Name in SlotName]?: SlotMap[Name] | null } = {
    header: {},
    footer: {},
    'search-box': { placement: 'hero' },
    'price-slider': {},
    'offer-cards': {},
    'latest-cars': { limit: 4 },
    'location-block': { filter: 'all' },
    'location-panel': location ? { locationId: location.id } : null,
    'location-selector': { field: 'location' },
  };
  return name in samples ? (samples[name] ?? null) : car && ({ car } as SlotMap[SlotName]);
}

/** A sample path of each page of a remote, of the route that is named like the page if it has one; pages without one are left out. */
export function samplePaths(remote: string, { open }: RouteTable, { paths }: Samples): { route: SiteRoute; path: string }[] {
  const found = open.flatMap((route) => {
    const path = paths[route.name] ?? (route.pattern.includes(':') ? null : route.pattern);
    return route.remote === remote && path ? [{ route, path }] : [];
  });
  const named = found.filter(({ route }) => route.name.endsWith(`.${route.page}`));
  const byPage = new Map([...found.toReversed(), ...named].map((each) => [each.route.page, each]));
  return [...byPage.values()].toSorted((one, other) => one.route.page.localeCompare(other.route.page, 'en'));
}
