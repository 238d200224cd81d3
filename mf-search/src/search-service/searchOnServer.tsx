import type { InitialResults } from 'instantsearch.js';
import { Configure, getServerState, InstantSearch } from 'react-instantsearch';
import { questionOf } from './question';
import type { SearchEngineProps } from './SearchEngine';

type ServerSearch = Pick<SearchEngineProps, 'client' | 'site' | 'now' | 'state'>;

/** Runs one search before the page renders; its answer fits SearchEngine's `initialResults` and travels as JSON. */
export async function searchOnServer(
  { client, site, now, state }: ServerSearch,
  renderToString: (element: React.ReactElement) => string,
): Promise<InitialResults> {
  const { initialResults } = await getServerState(
    <InstantSearch searchClient={client} indexName={site.search_index} insights={false}>
      <Configure {...questionOf(site, now, state)} />
    </InstantSearch>,
    { renderToString },
  );
  return initialResults;
}
