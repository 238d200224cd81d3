import {
  PageRedirect,
  validRecords,
  usePaths,
  usePlatform,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
  type PromoCard,
  type SearchState,
} from '@forecourt/shared-contracts';
import type { InitialResults } from 'instantsearch.js';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withPage } from '../address/refine';
import { createSearchLinks } from '../address/searchLinks';
import { plainPath, searchPlace, type SearchPlace } from '../address/searchPlace';
import { stateAt } from '../address/searchState';
import { resultsMeta } from '../results/resultsMeta';
import { ResultsScreen } from '../results/ResultsScreen';
import { ShownSearch } from '../results/SearchContext';
import { carsOfHits } from '../search-service/carsOfHits';
import { searchClientOf } from '../search-service/searchClient';
import { SearchEngine } from '../search-service/SearchEngine';
import { unknownValues, withoutValues } from '../search-service/unknownValues';

interface ResultsData {
  place: SearchPlace;
  /** The server's search for the address of the first view; null where the browser asks itself. */
  initialResults: InitialResults | null;
  promos: PromoCard[];
}

/** The tenant's promo cards; a read that fails leaves them out. */
const promosOf = async ({ api, signal }: Pick<LoaderContext, 'api' | 'signal'>): Promise<PromoCard[]> => {
  try {
    return validRecords<PromoCard>(await api.get('/api/promo-cards', { signal }), 'promo cards', console.warn);
  } catch {
    return [];
  }
};

const firstAnswer = ({ initialResults }: Pick<ResultsData, 'initialResults'>, index: string) => initialResults?.[index]?.results?.[0];

/** A search without facet values and pages that do not exist; the same one when all exist, or when nobody can say (SE-008). */
async function knownState({ answers, ...check }: Parameters<typeof unknownValues>[0]): Promise<SearchState> {
  const { state } = check;
  const unknown = await unknownValues({ answers, ...check }).catch(() => []);
  if (unknown.length > 0) return withoutValues(state, unknown);
  const lastPage = answers[0]?.nbPages ?? 0;
  return lastPage > 0 && state.page > lastPage ? withPage(state, lastPage) : state;
}

/** The query string belongs to the page: it searches again by itself. */
export const ownsQuery = true;

/** On the server the first page of results is part of the HTML (PL-030); a search that fails there is left to the browser. */
export async function loader({ url, params, site, paths, api, now, signal, server }: LoaderContext): Promise<ResultsData> {
  const place = searchPlace(url.pathname, params, site);
  const loadingPromos = promosOf({ api, signal });
  if (!server) return { place, initialResults: null, promos: await loadingPromos };

  const state = stateAt(place, url.search);
  const client = searchClientOf(api, 'cars', site.switches.carsSearchCacheSize);
  const { searchOnServer } = await import('../search-service/searchOnServer');
  let initialResults: InitialResults | null = null;
  try {
    initialResults = await searchOnServer({ client, site, now, state }, (element) => server.renderToString(element));
  } catch (error) {
    console.warn(`The search for ${place.path} failed on the server: ${String(error)}`);
  }
  const data = { place, initialResults, promos: await loadingPromos };
  const answers = initialResults?.[site.search_index]?.results;
  if (!answers) return data;
  const known = await knownState({ client, site, now, state, answers });
  if (known !== state) throw new PageRedirect(createSearchLinks(place, site, paths).to(known));
  return data;
}

export function meta({ data, url, site, paths }: MetaContext<ResultsData>): PageMeta {
  const answer = firstAnswer(data, site.search_index);
  const found = answer ? { cars: carsOfHits(answer.hits), count: answer.nbHits ?? 0 } : null;
  return resultsMeta({ place: data.place, search: url.search, site, paths, found });
}

/** The query string of this page's address; while another page is on its way in, the last one that was ours. */
function useOwnQuery(path: string): string {
  const { pathname, search } = useLocation();
  const [held, setHeld] = useState({ path, search });
  const isOurs = plainPath(pathname) === path;
  if (isOurs && (held.path !== path || held.search !== search)) setHeld({ path, search });
  return isOurs ? search : held.search;
}

/** Results of a search of the site's stock (SE-001): the address says what for, and every control writes an address. */
export function Component({ data }: { data: ResultsData }) {
  const { api, now, site } = usePlatform();
  const paths = usePaths();
  const { place } = data;
  const query = useOwnQuery(place.path);
  const state = useMemo(() => stateAt(place, query), [place, query]);
  const links = useMemo(() => createSearchLinks(place, site, paths), [place, site, paths]);
  // The engine starts once; a later path of this page brings no results of its own.
  const [initialResults] = useState(data.initialResults);

  return (
    <SearchEngine
      client={searchClientOf(api, 'cars', site.switches.carsSearchCacheSize)}
      site={site}
      now={now}
      state={state}
      initialResults={initialResults ?? undefined}
    >
      <ShownSearch state={state} links={links}>
        <ResultsScreen promos={data.promos} />
      </ShownSearch>
    </SearchEngine>
  );
}
