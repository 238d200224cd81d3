import { CAR_TYPES, type FacetName, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { valueLabel } from './facetLabels';

/** One line of a facet list; it may stand for several raw values of the index. */
export interface FacetEntry {
  label: string;
  count: number;
  values: string[];
  isChosen: boolean;
}

interface Counted {
  name: string;
  count: number;
}

const NUMBERS: readonly string[] = ['seats', 'doors', 'sleeps'];
const typeRank = ({ values: [type] }: FacetEntry) => CAR_TYPES.findIndex((each) => each === type);

/** Car types in their fixed order, numbers by size, all else by count. */
function orderOf(name: FacetName): (one: FacetEntry, other: FacetEntry) => number {
  if (name === 'car_type') return (one, other) => typeRank(one) - typeRank(other);
  if (NUMBERS.includes(name)) return (one, other) => Number(one.values[0]) - Number(other.values[0]);
  return (one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en-AU');
}

/** The entries of a facet list: values that read the same are one, and what has no car shows only while it is chosen. */
export function facetEntries(name: FacetName, counted: readonly Counted[], state: SearchState, site: SiteConfig): FacetEntry[] {
  const chosen = state.facets[name] ?? [];
  const absent = chosen.filter((value) => counted.every((each) => each.name !== value)).map((value) => ({ name: value, count: 0 }));
  const entries = new Map<string, FacetEntry>();
  for (const { name: value, count } of [...counted, ...absent]) {
    const label = valueLabel(name, value, site, { makes: state.facets.make });
    const entry = entries.get(label) ?? { label, count: 0, values: [], isChosen: false };
    entries.set(label, {
      label,
      count: entry.count + count,
      values: [...entry.values, value],
      isChosen: entry.isChosen || chosen.includes(value),
    });
  }
  return [...entries.values()].filter(({ count, isChosen }) => count > 0 || isChosen).toSorted(orderOf(name));
}
