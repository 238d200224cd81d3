import {
  ApiError,
  PageRedirect,
  placeOfPostcode,
  UNEXPECTED_ERROR,
  validRecords,
  sideData,
  useLinks,
  usePlatform,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
  type PlatformApi,
  type Place,
  type PromoCard,
  type SearchState,
} from '@forecourt/shared-contracts';
import type { InitialResults } from 'instantsearch.js';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { compareSlice } from '../compare/compareSlice';
import { filterSectionsSlice } from '../facets/filterSectionsSlice';
import { rememberPromoCards, displayedPromoCards } from '../promo-cards/displayedPromoCards';
import { knownPlace, rememberPlace, usePlace } from '../near/places';
import { SearchedPostcode } from '../near/SearchedPostcode';
import { withKnownPlace } from '../near/within';
import { withNear, withPage } from '../refine/searchChanges';
import { SearchProvider } from '../refine/SearchProvider';
import { resultsMeta } from '../results/resultsMeta';
import { ResultsScreen } from '../results/ResultsScreen';
import { carsOfHits } from '../search-service/carsOfHits';
import { InstantSearchProvider } from '../search-service/InstantSearchProvider';
import { isSlowSearch } from '../search-service/isSlowSearch';
import { searchClientOf } from '../search-service/searchClient';
import { unknownValues, withoutValues } from '../search-service/unknownValues';
import { normalizePath, resultsRoute, type ResultsRoute } from '../search-url/resultsRoute';
import { createSearchLinks } from '../search-url/searchLinks';
import { searchStateOf } from '../search-url/searchState';

interface ResultsData {
  route: ResultsRoute;
  /** The server's search for the URL of the first view; null where the browser sends the request. */
  initialResults: InitialResults | null;
  /** The search service rejected the server's search: the first view says so, with status 503. */
  isSearchRefused: boolean;
  promos: readonly PromoCard[];
  /** The place of the postcode that the URL measures from, where the server found it. */
  place: (Place & { postcode: string }) | null;
}

const loadPromoCards = async ({ api }: Pick<LoaderContext, 'api'>, signal: AbortSignal): Promise<PromoCard[]> =>
  validRecords<PromoCard>(await api.get('/api/promo-cards', { signal }), 'promo cards', console.warn);

const firstResponse = ({ initialResults }: Pick<ResultsData, 'initialResults'>, index: string) => initialResults?.[index]?.results?.[0];

/** A search without unknown facet values and pages; the same object when all exist, or when the check fails. */
async function knownState({ responses, ...check }: Parameters<typeof unknownValues>[0]): Promise<SearchState> {
  const { state } = check;
  const unknown = await unknownValues({ responses, ...check }).catch(() => []);
  if (unknown.length > 0) return withoutValues(state, unknown);
  const lastPage = responses[0]?.nbPages ?? 0;
  return lastPage > 0 && state.page > lastPage ? withPage(state, lastPage) : state;
}

/** What the browser has to know to render the same. */
function placeData({ near }: SearchState): ResultsData['place'] {
  const place = near ? knownPlace(near.postcode) : null;
  return near && place ? { ...place, postcode: near.postcode } : null;
}

/**
 * The place of the postcode that a search measures from; null for one that does not exist, undefined without one and where the request
 * fails or is slow: the search then has no distance.
 */
async function placeOf({ near }: SearchState, api: PlatformApi, signal: AbortSignal): Promise<Place | null | undefined> {
  if (!near) return undefined;
  // Not findPlace: a request that one visitor gives up would be given up for all who share it.
  const find = async (limited: AbortSignal) =>
    knownPlace(near.postcode) ?? placeOfPostcode(near.postcode, { get: (path) => api.get(path, { signal: limited }) });
  const place = await sideData<Place | null | undefined>(find, undefined, signal)();
  if (place) rememberPlace(near.postcode, place);
  return place;
}

export const slices = [compareSlice, filterSectionsSlice];

/** A new query string does not run the loader: the page searches by itself. */
export const ownsQuery = true;

/**
 * On the server the first page of results is part of the HTML; a search that is slow there is left to the browser. Rejects on the server
 * where nothing of the back end responds.
 */
export async function loader({ url, params, site, to, api, now, signal, server }: LoaderContext): Promise<ResultsData> {
  const route = resultsRoute(url.pathname, params, site);
  const before = displayedPromoCards(api, route.path);
  if (before) return { route, initialResults: null, isSearchRefused: false, promos: before, place: null };
  let hasResponded = false;
  const load = (limited: AbortSignal) =>
    loadPromoCards({ api }, limited).finally(() => {
      hasResponded = !limited.aborted;
    });
  // Advertisements that are not there with the results are left out of this view.
  const promos = sideData<PromoCard[]>(load, [], signal);
  const wanted = searchStateOf(route, url.search);
  const place = await placeOf(wanted, api, signal);
  if (place === null) throw new PageRedirect(createSearchLinks(route, site, to).href(withNear(wanted, undefined)));
  if (!server) return { route, initialResults: null, isSearchRefused: false, promos: await promos(), place: null };

  const state = withKnownPlace(wanted);
  const client = searchClientOf(api, 'cars', site.switches.carsSearchCacheSize);
  const { searchOnServer } = await import('../search-service/searchOnServer');
  const search = await searchOnServer({ client, site, now, state }, (element) => server.renderToString(element)).then(
    (initialResults) => ({ initialResults, isSearchRefused: false }),
    (error: unknown) => {
      console.warn(`The search for ${route.path} failed on the server: ${String(error)}`);
      return { initialResults: null, isSearchRefused: !isSlowSearch(error) };
    },
  );
  const data = {
    route,
    ...search,
    promos: await promos(),
    place: placeData(state),
  };
  const isSlow = !search.initialResults && !search.isSearchRefused;
  if (isSlow && !hasResponded) throw new ApiError(UNEXPECTED_ERROR, 0, 'unreachable');
  const responses = search.initialResults?.[site.search_index]?.results;
  if (!responses) return data;
  const known = await knownState({ client, site, now, state, responses });
  if (known !== state) throw new PageRedirect(createSearchLinks(route, site, to).href(known));
  return data;
}

export function meta({ data, url, site, to }: MetaContext<ResultsData>): PageMeta {
  const response = firstResponse(data, site.search_index);
  const found = response ? { cars: carsOfHits(response.hits), count: response.nbHits ?? 0 } : null;
  return { ...resultsMeta({ route: data.route, search: url.search, site, to, found }), ...(data.isSearchRefused && { status: 503 }) };
}

/** The query string of this page's URL; during navigation to another page, the last one of this page. */
function useOwnQuery(path: string): string {
  const { pathname, search } = useLocation();
  const [last, setLast] = useState({ path, search });
  const isOwn = normalizePath(pathname) === path;
  if (isOwn && (last.path !== path || last.search !== search)) setLast({ path, search });
  return isOwn ? search : last.search;
}

/** Results of a search of the site's stock: the URL is the state, and every control changes the URL. */
export function Component({ data }: { data: ResultsData }) {
  const { api, now, site } = usePlatform();
  const to = useLinks();
  const { route } = data;
  const query = useOwnQuery(route.path);
  useState(() => data.place && rememberPlace(data.place.postcode, data.place));
  const wanted = useMemo(() => searchStateOf(route, query), [route, query]);
  const place = usePlace(wanted.near?.postcode ?? null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whether the place is known decides
  const state = useMemo(() => withKnownPlace(wanted), [wanted, place]);
  const links = useMemo(() => createSearchLinks(route, site, to), [route, site, to]);
  useEffect(() => rememberPromoCards(api, route.path, data.promos), [api, route, data]);
  // InstantSearch hydrates once; a later path of this page has no initial results.
  const [initialResults] = useState(data.initialResults);

  return (
    <InstantSearchProvider
      client={searchClientOf(api, 'cars', site.switches.carsSearchCacheSize)}
      site={site}
      now={now}
      state={state}
      initialResults={initialResults ?? undefined}
    >
      <SearchProvider state={state} linked={wanted} links={links} hasServerFailed={data.isSearchRefused}>
        <SearchedPostcode value={state.near?.postcode ?? null}>
          <ResultsScreen promos={data.promos} />
        </SearchedPostcode>
      </SearchProvider>
    </InstantSearchProvider>
  );
}
