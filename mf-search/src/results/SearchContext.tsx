import type { SearchState } from '@forecourt/shared-contracts';
import { createContext, use } from 'react';
import type { SearchLinks } from '../address/searchLinks';

interface Search {
  /** What the address asks for now. */
  state: SearchState;
  links: SearchLinks;
}

export const SearchContext = createContext<Search | null>(null);

/** The search of the results page around this component. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error('This component shows part of a search: render it inside <SearchContext>.');
  return search;
}
