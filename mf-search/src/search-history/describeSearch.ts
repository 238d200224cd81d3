import type { SearchState, SiteConfig } from '@forecourt/shared-contracts';
import { activeFilters } from '../active-filters/activeFilters';

/** Describes a stored search: '“hilux”, Toyota, $10,000 to $30,000'; a search without filters is 'All vehicles'. */
export function describeSearch(search: SearchState, site: SiteConfig): string {
  return (
    activeFilters(search, site)
      .map(({ label }) => label)
      .join(', ') || 'All vehicles'
  );
}
