import { usePlatform, type SearchState } from '@forecourt/shared-contracts';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchLinks } from '../address/searchLinks';
import { AskAheadProvider, useCreateAskAhead } from '../search-service/askAhead';
import { questionOf } from '../search-service/question';

type Engine = ReturnType<typeof useInstantSearch>;

interface Search extends Pick<Engine, 'results'> {
  /** What the address asks for now. */
  state: SearchState;
  links: SearchLinks;
}

const SearchContext = createContext<Search | null>(null);
const StatusContext = createContext<Engine['status']>('idle');

/** Asks InstantSearch once for everything that shows a part of the search: each asker would start by rendering twice. */
export function ShownSearch({ state, links, children }: Pick<Search, 'state' | 'links'> & { children: ReactNode }) {
  const { now, site } = usePlatform();
  const { results, status } = useInstantSearch();
  const search = useMemo(() => ({ state, links, results }), [state, links, results]);
  const questionAt = useCallback(
    (to: string) => {
      const next = links.from(to);
      return next && questionOf(site, now, next);
    },
    [links, site, now],
  );
  const askAhead = useCreateAskAhead(questionAt);
  return (
    <SearchContext value={search}>
      <StatusContext value={status}>
        <AskAheadProvider value={askAhead}>{children}</AskAheadProvider>
      </StatusContext>
    </SearchContext>
  );
}

/** The search of the results page around this component. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error('This component shows part of a search: render it inside <ShownSearch>.');
  return search;
}

/** Where the search stands; apart from the rest, so that little is rendered again when a search starts. */
export const useSearchStatus = () => use(StatusContext);
