import type { SearchState, SiteConfig } from '@forecourt/shared-contracts';
import { filtersOf } from '../results/filtersOf';

/** A stored search in words: '“hilux”, Toyota, $10,000 to $30,000'; a search without filters is 'All vehicles'. */
export function searchWords(search: SearchState, site: SiteConfig): string {
  return filtersOf(search, site)
    .map(({ label }) => label)
    .join(', ') || 'All vehicles';
}
