import {
  formatCount,
  formatMoney,
  type RangeFacetName,
  type SearchRange,
  type SearchState,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { withNear, withQuery, withRange, withToggled, type SearchChange } from '../refine/searchChanges';
import { facetTitle, valueLabel } from '../facets/facetLabels';
import { isFacetName, isRangeName } from '../search-service/facets';

/** An active filter and the change that removes it. */
export interface ActiveFilter {
  label: string;
  without: SearchChange;
}

const OPEN: SearchRange = { min: null, max: null };

function boundText(name: RangeFacetName, value: number): string {
  if (name === 'price') return formatMoney(value);
  return name === 'km' ? `${formatCount(value)} km` : String(value);
}

function rangeText(name: RangeFacetName, { min, max }: SearchRange): string {
  if (min !== null && max !== null) return `${boundText(name, min)} to ${boundText(name, max)}`;
  if (min !== null) return `${facetTitle(name)} from ${boundText(name, min)}`;
  return max === null ? facetTitle(name) : `${facetTitle(name)} to ${boundText(name, max)}`;
}

/** Every filter of a search in the order of its URL; values with the same label are one. */
export function activeFilters(state: SearchState, site: SiteConfig): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (state.query) filters.push({ label: `“${state.query}”`, without: (latest) => withQuery(latest, '') });

  for (const [name, values] of Object.entries(state.facets)) {
    if (!isFacetName(name)) continue;
    const labelOf = (value: string) => valueLabel(name, value, site, { makes: state.facets.make });
    for (const label of new Set(values.map(labelOf))) {
      const same = values.filter((value) => labelOf(value) === label);
      filters.push({ label, without: (latest) => withToggled(latest, name, same) });
    }
  }
  for (const [name, range] of Object.entries(state.ranges)) {
    if (isRangeName(name)) filters.push({ label: rangeText(name, range), without: (latest) => withRange(latest, name, OPEN) });
  }
  if (state.near) {
    filters.push({ label: `Within ${state.near.km} km of ${state.near.postcode}`, without: (latest) => withNear(latest, undefined) });
  }
  return filters;
}
