import type { InitialResults } from 'instantsearch.js';
import { Configure, getServerState, InstantSearch } from 'react-instantsearch';
import type { InstantSearchProviderProps } from './InstantSearchProvider';
import { toSearchParameters } from './searchParameters';

type ServerSearch = Pick<InstantSearchProviderProps, 'client' | 'site' | 'now' | 'state'>;

/** Runs one search before the page renders; returns the `initialResults` of InstantSearchProvider, which serialize as JSON. */
export async function searchOnServer(
  { client, site, now, state }: ServerSearch,
  renderToString: (element: React.ReactElement) => string,
): Promise<InitialResults> {
  const { initialResults } = await getServerState(
    <InstantSearch searchClient={client} indexName={site.search_index} insights={false}>
      <Configure {...toSearchParameters(site, now, state)} />
    </InstantSearch>,
    { renderToString },
  );
  return initialResults;
}
