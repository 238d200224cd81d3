import type { SearchState, SiteConfig } from '@forecourt/shared-contracts';
import type { InitialResults } from 'instantsearch.js';
import { useEffect, useRef, type ReactNode } from 'react';
import { Configure, InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { questionOf } from './question';
import type { SearchClient } from './searchClient';

export interface SearchEngineProps {
  client: SearchClient;
  site: SiteConfig;
  now: Date;
  /** What to search for; a change searches again. */
  state: SearchState;
  /** Answer of the server's search for the first `state`; missing: the browser asks. */
  initialResults?: InitialResults;
  children?: ReactNode;
}

/**
 * Runs the site's searches and gives their results to the InstantSearch hooks below it. It reads nothing from the
 * page around it but its props, so that the server can render it twice: once to ask, once to show.
 */
export function SearchEngine({ client, site, now, state, initialResults, children }: SearchEngineProps) {
  return (
    // With no results at all InstantSearch would render nothing before its first effect, neither here nor on the server.
    <InstantSearchSSRProvider initialResults={initialResults ?? {}}>
      <InstantSearch
        searchClient={client}
        indexName={site.search_index}
        future={{ preserveSharedStateOnUnmount: true }}
        insights={false}
      >
        <Configure {...questionOf(site, now, state)} />
        <FirstSearch />
        {children}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

/** Asks where the server left no answer. Keeps InstantSearch from throwing a failed search: the page shows it (SE-015). */
function FirstSearch() {
  const { results, scopedResults } = useInstantSearch({ catchError: true });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasStarted.current && results.__isArtificial) scopedResults[0]?.helper.search();
    hasStarted.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first search only
  }, []);
  return null;
}
