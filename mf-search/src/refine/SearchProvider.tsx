import { usePlatform, type SearchState } from '@forecourt/shared-contracts';
import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { toSearchParameters } from '../search-service/searchParameters';
import type { SearchLinks } from '../search-url/searchLinks';
import { usePrefetchSearch, type PrefetchSearch } from './prefetchSearch';
import type { SearchChange } from './searchChanges';

type InstantSearchApi = ReturnType<typeof useInstantSearch>;

export interface Search extends Pick<InstantSearchApi, 'results'> {
  /** The search that the URL describes. */
  state: SearchState;
  links: SearchLinks;
}

interface SearchActions {
  hrefAfter: (change: SearchChange) => string;
  prefetchSearch: PrefetchSearch;
}

/** Replaced by `DeferredSearch` for the components below it. */
export const SearchContext = createContext<Search | null>(null);
const ActionsContext = createContext<SearchActions | null>(null);
const StatusContext = createContext<InstantSearchApi['status']>('idle');

interface SearchProviderProps extends Pick<Search, 'state' | 'links'> {
  /** The search of the URL where `state` leaves out what is not known yet: no click may lose it. */
  linked?: SearchState;
  /** The search of the server failed: an error until the browser searches. */
  hasServerFailed?: boolean;
  children: ReactNode;
}

/** Subscribes to InstantSearch once for all components of the results page: each subscription renders twice at its start. */
export function SearchProvider({ state, linked = state, links, hasServerFailed = false, children }: SearchProviderProps) {
  const { now, site } = usePlatform();
  const { results, status } = useInstantSearch();
  const isServerError = hasServerFailed && status === 'idle' && results.__isArtificial === true;
  const search = useMemo(() => ({ state, links, results }), [state, links, results]);
  const latest = useRef(linked);
  useLayoutEffect(() => {
    latest.current = linked;
  }, [linked]);
  const parametersOf = useCallback(
    (href: string) => {
      const next = links.parse(href);
      return next && toSearchParameters(site, now, next);
    },
    [links, site, now],
  );
  const prefetchSearch = usePrefetchSearch(parametersOf);
  const actions = useMemo(
    () => ({ hrefAfter: (change: SearchChange) => links.href(change(latest.current)), prefetchSearch }),
    [links, prefetchSearch],
  );
  return (
    <SearchContext value={search}>
      <StatusContext value={isServerError ? 'error' : status}>
        <ActionsContext value={actions}>{children}</ActionsContext>
      </StatusContext>
    </SearchContext>
  );
}

const OUTSIDE = 'This component displays part of a search: render it inside <SearchProvider>.';

/** The search of the nearest provider. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error(OUTSIDE);
  return search;
}

/**
 * `hrefAfter` returns the URL after a change of the current search, even one that is not rendered yet, so that no
 * quick click is lost. Stable while the path of the page is.
 */
export function useSearchActions(): SearchActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error(OUTSIDE);
  return actions;
}

/** Status of the current request, apart from the search, so that its start renders little. */
export const useSearchStatus = () => use(StatusContext);
