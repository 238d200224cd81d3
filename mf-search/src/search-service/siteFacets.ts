import { FACET_ATTRIBUTES, RANGE_FACETS, type Switches } from '@forecourt/shared-contracts';

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

/** Names of the facets of a tenant, in order; its own list takes precedence over the preset, unknown names are dropped. */
export function siteFacets({ searchFacets, searchFilterPreset }: Pick<Switches, 'searchFacets' | 'searchFilterPreset'>): string[] {
  return (searchFacets ?? PRESETS[searchFilterPreset] ?? FIRST).filter((name) => KNOWN.includes(name));
}
