import { useMemo } from 'react';
import { useInstantSearchContext, type ConfigureProps } from 'react-instantsearch';

/** Requests the results of a URL before the page navigates to it; does nothing for a URL of another page. */
export type PrefetchSearch = (href: string) => void;

/**
 * On pointerdown the next search is known before the page renders it, so its request starts meanwhile. Its
 * parameters equal those of the search that follows: the client joins equal requests and caches the response.
 */
function createPrefetchSearch(
  instantSearch: ReturnType<typeof useInstantSearchContext>,
  parametersOf: (href: string) => ConfigureProps | null,
): PrefetchSearch {
  let latest = '';
  // A response that arrived before this one left the status as it was: InstantSearch resets it when no request is pending.
  const resetStatus = () => {
    const isWaiting = instantSearch.status === 'loading' || instantSearch.status === 'stalled';
    if (isWaiting && !instantSearch.mainHelper?.hasPendingRequests()) instantSearch.scheduleRender();
  };
  return (href) => {
    const parameters = parametersOf(href);
    if (!parameters || href === latest) return;
    latest = href;
    // The search that follows displays the error.
    void instantSearch.mainHelper?.searchOnce(parameters).then(resetStatus, resetStatus);
  };
}

/** The prefetch of the nearest InstantSearch; `parametersOf` returns null for a URL of another page. */
export function usePrefetchSearch(parametersOf: (href: string) => ConfigureProps | null): PrefetchSearch {
  const instantSearch = useInstantSearchContext();
  return useMemo(() => createPrefetchSearch(instantSearch, parametersOf), [instantSearch, parametersOf]);
}
