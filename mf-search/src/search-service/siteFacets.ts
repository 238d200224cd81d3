import { FACET_ATTRIBUTES, RANGE_FACETS, type Switches } from '@forecourt/shared-contracts';

const FIRST = ['car_type', 'make', 'model', 'body', 'price', 'year', 'km'] as const;
const SECOND = [...FIRST, 'simple_fuel', 'simple_transmission', 'drive', 'colour'] as const;
const PRESETS: Readonly<Record<number, readonly string[]>> = {
  1: FIRST,
  2: SECOND,
  3: [...SECOND, 'city', 'dealership', 'seats'],
  4: ['car_type', 'model', 'body', 'price', 'year', 'km', 'simple_fuel', 'simple_transmission', 'colour', 'location', 'certified'],
};

const KNOWN: readonly string[] = [...Object.keys(FACET_ATTRIBUTES), ...RANGE_FACETS];

/** Names of the facets of a tenant, in order; its own list takes precedence over the preset, unknown names are dropped. */
export function siteFacets({ searchFacets, searchFilterPreset }: Pick<Switches, 'searchFacets' | 'searchFilterPreset'>): string[] {
  return (searchFacets ?? PRESETS[searchFilterPreset] ?? FIRST).filter((name) => KNOWN.includes(name));
}
