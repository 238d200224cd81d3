import { FACET_ATTRIBUTES, RANGE_FACETS, type SiteConfig } from '@forecourt/shared-contracts';

const CAR = ['make', 'model', 'year', 'km', 'car_type'] as const;
const MORE = ['simple_fuel', 'simple_transmission', 'drive', 'colour'] as const;
const FIRST = ['price', 'body', ...CAR] as const;
/** In the order in which shoppers decide: what it costs, what kind, where, which. */
const PRESETS: Readonly<Record<number, readonly string[]>> = {
  1: FIRST,
  2: [...FIRST, ...MORE],
  3: ['price', 'body', 'city', 'dealership', ...CAR, ...MORE, 'seats'],
  4: ['price', 'body', 'location', 'model', 'year', 'km', 'car_type', 'simple_fuel', 'simple_transmission', 'colour', 'certified'],
};

const KNOWN: readonly string[] = [...Object.keys(FACET_ATTRIBUTES), ...RANGE_FACETS];

/** Facets of a place, where the site's locations differ in it. */
function placeFacets({ locations }: Pick<SiteConfig, 'locations'>): string[] {
  const visible = locations.filter((location) => location.visible);
  const states = new Set(visible.flatMap(({ address: { state } }) => state ?? []));
  return [...(states.size > 1 ? ['state'] : []), ...(visible.length > 1 ? ['location'] : [])];
}

/**
 * Names of the facets of a tenant, in order: its own list, without unknown names, or those of its preset, with state and location after the
 * body where the site has several.
 */
export function siteFacets(site: Pick<SiteConfig, 'switches' | 'locations'>): string[] {
  const { searchFacets, searchFilterPreset } = site.switches;
  if (searchFacets) return searchFacets.filter((name) => KNOWN.includes(name));
  const preset = PRESETS[searchFilterPreset] ?? FIRST;
  const at = preset.indexOf('body') + 1;
  const places = placeFacets(site).filter((name) => !preset.includes(name));
  return [...preset.slice(0, at), ...places, ...preset.slice(at)];
}
