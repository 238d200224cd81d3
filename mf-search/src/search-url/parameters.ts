import { FACET_ATTRIBUTES, RANGE_FACETS } from '@forecourt/shared-contracts';

/** The parameters of a search's address, in the order in which they are written. */
export const SEARCH_PARAMETERS: readonly string[] = ['query', ...Object.keys(FACET_ATTRIBUTES), ...RANGE_FACETS, 'near', 'sortBy', 'page'];
