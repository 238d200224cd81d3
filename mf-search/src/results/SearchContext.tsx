import { usePlatform, type SearchState } from '@forecourt/shared-contracts';
import { createContext, use, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchChange } from '../address/refine';
import type { SearchLinks } from '../address/searchLinks';
import { AskAheadProvider, useCreateAskAhead } from '../search-service/askAhead';
import { questionOf } from '../search-service/question';

type Engine = ReturnType<typeof useInstantSearch>;

interface Search extends Pick<Engine, 'results'> {
  /** What the address asks for. */
  state: SearchState;
  links: SearchLinks;
}

const SearchContext = createContext<Search | null>(null);
const AddressContext = createContext<((change: SearchChange) => string) | null>(null);
const BehindContext = createContext(false);
const StatusContext = createContext<Engine['status']>('idle');

/** Asks InstantSearch once for everything that shows a part of the search: each asker would start by rendering twice. */
export function ShownSearch({ state, links, children }: Pick<Search, 'state' | 'links'> & { children: ReactNode }) {
  const { now, site } = usePlatform();
  const { results, status } = useInstantSearch();
  const search = useMemo(() => ({ state, links, results }), [state, links, results]);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const addressAfter = useCallback((change: SearchChange) => links.to(change(latest.current)), [links]);
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
        <AddressContext value={addressAfter}>
          <AskAheadProvider value={askAhead}>{children}</AskAheadProvider>
        </AddressContext>
      </StatusContext>
    </SearchContext>
  );
}

/**
 * What is shown of the search once its answer is on screen: cards and count come first (PL-054). Where an answer takes
 * long, or fails, it follows the address without one.
 */
export function FollowingSearch({ children }: { children: ReactNode }) {
  const search = useSearch();
  const isAsked = useSearchStatus() === 'loading';
  const [held, setHeld] = useState(search);
  const following = useDeferredValue(isAsked ? held : search);
  if (following !== held) setHeld(following);
  return (
    <SearchContext value={following}>
      <BehindContext value={following !== search}>{children}</BehindContext>
    </SearchContext>
  );
}

/** Whether what stands in a `FollowingSearch` still shows the search before. */
export const useIsBehind = () => use(BehindContext);

const OUTSIDE = 'This component shows part of a search: render it inside <ShownSearch>.';

/** The search of the results page around this component. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error(OUTSIDE);
  return search;
}

/** The address after a change of what the page's address asks for now, even where that is not shown yet: no quick press is lost. */
export function useAddressAfter(): (change: SearchChange) => string {
  const addressAfter = use(AddressContext);
  if (!addressAfter) throw new Error(OUTSIDE);
  return addressAfter;
}

/** Where the search stands; apart from the rest, so that little is rendered again when a search starts. */
export const useSearchStatus = () => use(StatusContext);
