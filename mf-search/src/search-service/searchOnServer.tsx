import type { InitialResults } from 'instantsearch.js';
import { getServerState, InstantSearch } from 'react-instantsearch';
import { Question, type SearchEngineProps } from './SearchEngine';
import { uiStateOf } from './uiState';

type ServerSearch = Pick<SearchEngineProps, 'client' | 'site' | 'now' | 'state'>;

/** Runs one search before the page renders; its answer fits SearchEngine's `initialResults` and travels as JSON. */
export async function searchOnServer(
  { client, site, now, state }: ServerSearch,
  renderToString: (element: React.ReactElement) => string,
): Promise<InitialResults> {
  const { initialResults } = await getServerState(
    <InstantSearch
      searchClient={client}
      indexName={site.search_index}
      initialUiState={{ [site.search_index]: uiStateOf(state, site) }}
      insights={false}
    >
      <Question site={site} now={now} state={state} />
    </InstantSearch>,
    { renderToString },
  );
  return initialResults;
}
