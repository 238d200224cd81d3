import type { SearchState, SiteConfig } from '@forecourt/shared-contracts';
import type { InitialResults } from 'instantsearch.js';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  Configure,
  InstantSearch,
  InstantSearchSSRProvider,
  useHits,
  useInstantSearch,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch';
import { askedFacets, type Choice } from './facets';
import { queryParameters } from './queryParameters';
import type { SearchClient } from './searchClient';
import { sortItems } from './sortIndex';
import { uiStateOf } from './uiState';

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
  const uiState = uiStateOf(state, site);
  return (
    // With no results at all InstantSearch would render nothing before its first effect, neither here nor on the server.
    <InstantSearchSSRProvider initialResults={initialResults ?? {}}>
      <InstantSearch
        searchClient={client}
        indexName={site.search_index}
        initialUiState={{ [site.search_index]: uiState }}
        future={{ preserveSharedStateOnUnmount: true }}
        insights={false}
      >
        <Question site={site} now={now} state={state} />
        <FollowState site={site} state={state} />
        {children}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

type QuestionProps = Pick<SearchEngineProps, 'site' | 'now' | 'state'>;

/** Everything that one search asks for. Shows nothing: what is on screen may come and go, the question stays whole. */
export function Question({ site, now, state }: QuestionProps) {
  const { choices, ranges } = askedFacets(site.switches, state);
  useSearchBox();
  useSortBy({ items: sortItems(site) });
  usePagination();
  useHits({ escapeHTML: false });
  return (
    <>
      <Configure {...queryParameters(site, now, state)} />
      {choices.map((choice) => (
        <AskChoice key={choice.name} {...choice} />
      ))}
      {ranges.map((attribute) => (
        <AskRange key={attribute} attribute={attribute} />
      ))}
    </>
  );
}

function AskChoice({ attribute, limit }: Choice) {
  useRefinementList({ attribute, limit });
  return null;
}

function AskRange({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}

/** Takes every later state into InstantSearch, and the first one where the server left no answer. */
function FollowState({ site, state }: Pick<QuestionProps, 'site' | 'state'>) {
  const { results, scopedResults, setIndexUiState } = useInstantSearch({ catchError: true });
  const wanted = JSON.stringify(uiStateOf(state, site));
  const followed = useRef(wanted);

  // Before the browser paints, in the same turn as a changed filter, so that both go into one request.
  useLayoutEffect(() => {
    if (followed.current === wanted) return;
    followed.current = wanted;
    setIndexUiState(JSON.parse(wanted));
  }, [wanted, setIndexUiState]);

  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasStarted.current && results.__isArtificial) scopedResults[0]?.helper.search();
    hasStarted.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first search only
  }, []);

  return null;
}
