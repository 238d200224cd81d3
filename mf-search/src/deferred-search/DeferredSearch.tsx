import { createContext, use, useDeferredValue, useState, type ReactNode } from 'react';
import { SearchContext, useSearch, useSearchStatus } from '../refine/SearchProvider';

const StaleContext = createContext(false);

/**
 * Renders its children with the previous search until the new results are on the screen: cards and count come first.
 * Where a response takes long, or fails, the children follow the URL without it.
 */
export function DeferredSearch({ children }: { children: ReactNode }) {
  const search = useSearch();
  const status = useSearchStatus();
  const [displayed, setDisplayed] = useState(search);
  // The status is that of all requests: an earlier one may be pending when these results are there.
  const isWaiting = status === 'loading' && search.results === displayed.results;
  const deferred = useDeferredValue(isWaiting ? displayed : search);
  if (deferred !== displayed) setDisplayed(deferred);
  return (
    <SearchContext value={deferred}>
      <StaleContext value={deferred !== search}>{children}</StaleContext>
    </SearchContext>
  );
}

/** Whether the nearest `DeferredSearch` still renders the previous search. */
export const useIsStale = () => use(StaleContext);
