import type { SearchState, SiteConfig } from '@forecourt/shared-contracts';
import type { InitialResults } from 'instantsearch.js';
import { useEffect, useRef, type ReactNode } from 'react';
import { Configure, InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { toSearchParameters } from './searchParameters';
import type { SearchClient } from './searchClient';

export interface InstantSearchProviderProps {
  client: SearchClient;
  site: SiteConfig;
  now: Date;
  /** What to search for; a change searches again. */
  state: SearchState;
  /** The server's response for the first `state`; without it the browser sends the first request. */
  initialResults?: InitialResults;
  children?: ReactNode;
}

/**
 * Runs the site's searches and provides their results to the InstantSearch hooks below it.
 */
export function InstantSearchProvider({ client, site, now, state, initialResults, children }: InstantSearchProviderProps) {
  return (
    // Without any initial results InstantSearch renders nothing before its first effect, in the browser and on the server.
    <InstantSearchSSRProvider initialResults={initialResults ?? {}}>
      <InstantSearch searchClient={client} indexName={site.search_index} future={{ preserveSharedStateOnUnmount: true }} insights={false}>
        <Configure {...toSearchParameters(site, now, state)} />
        <FirstSearch />
        {children}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

/** Sends the first request where the server did not. Keeps InstantSearch from throwing an error, which the page displays. */
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
