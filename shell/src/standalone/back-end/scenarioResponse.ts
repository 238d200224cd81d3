import type { Car } from '@forecourt/shared-contracts';
import type { Scenario } from '../../scenarios/scenarios';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
type CarChange = Partial<
  Pick<
    Car,
    'status' | 'sold' | 'sold_date_timestamp' | 'reserved' | 'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type'
  >
>;

const ON_SALE = { status: 'in_stock', sold: false, sold_date_timestamp: null, reserved: false } as const;
const NO_PRICE = { price: null, before_price: null, offer_price: null, subscription_price: null, price_type: null };
const SECONDS_PER_DAY = 86_400;

/** The fields that a scenario changes in every car, null when it changes none. */
function carChange(scenario: Scenario, now: Date): CarChange | null {
  const yesterday = Math.floor(now.getTime() / 1000) - SECONDS_PER_DAY;
  const changes: Partial<Record<Scenario, CarChange>> = {
    'sold-car': { ...ON_SALE, status: 'sold', sold: true, sold_date_timestamp: yesterday },
    'reserved-car': { ...ON_SALE, reserved: true },
    'coming-soon': { ...ON_SALE, status: 'coming_soon' },
    'no-price': NO_PRICE,
  };
  return changes[scenario] ?? null;
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCar = (value: JsonObject) =>
  typeof value.car_type === 'string' && typeof value.status === 'string' && typeof value.slug === 'string';
const withFields = (value: JsonObject, change: (field: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));

/** Changes each car in a response body: a single one, one in a list, or a search hit. */
function withCars(body: Json, change: CarChange): Json {
  if (Array.isArray(body)) return body.map((each) => withCars(each, change));
  if (!isObject(body)) return body;
  return isCar(body) ? { ...body, ...change } : withFields(body, (field) => withCars(field, change));
}

const NOTHING_FOUND: JsonObject = { hits: [], facetHits: [], nbHits: 0, nbPages: 0, page: 0, facets: {}, facets_stats: {} };
const emptySearch = (result: JsonObject): JsonObject => withFields(result, (field, name) => NOTHING_FOUND[name] ?? field);

/** Endpoints whose response is an object with lists. */
const OBJECTS_WITH_LISTS = /^\/api\/(blog|reviews|watchlist)$/;

/** The same response of a site without any matching record. */
function emptied(body: Json, pathname: string): Json {
  if (Array.isArray(body)) return [];
  if (!isObject(body)) return body;
  const { results } = body;
  if (pathname.startsWith('/1/indexes/')) {
    return Array.isArray(results)
      ? { ...body, results: results.map((each) => (isObject(each) ? emptySearch(each) : each)) }
      : emptySearch(body);
  }
  return OBJECTS_WITH_LISTS.test(pathname) ? withFields(body, (field) => (Array.isArray(field) ? [] : field)) : body;
}

/** One word that no line of a card holds, as some names of people and places are. */
const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
/** Fields with words that people write or that names consist of; addresses, ids and what is compared with a list are none. */
const WRITTEN =
  /^(?:badge|customer_name|dealer_name|dealercomments|description|disclaimer|excerpt|location_name|sanitized_description|series|text|title)$/;
const NAMED_RECORD = ['slug', 'id'];

/** The same body with a long word in each field that people write; names too, where a record has its slug or id beside them. */
function withLongWords(body: Json): Json {
  if (Array.isArray(body)) return body.map(withLongWords);
  if (!isObject(body)) return body;
  const isNamed = NAMED_RECORD.some((field) => field in body);
  return withFields(body, (field, name) =>
    typeof field === 'string' && field !== '' && (WRITTEN.test(name) || (isNamed && name === 'name'))
      ? `${field} ${LONG_WORD}`
      : withLongWords(field),
  );
}

/** Whether a scenario changes successful responses. */
export const changesResponses = (scenario: Scenario): boolean =>
  ['empty', 'long-words'].includes(scenario) || carChange(scenario, new Date(0)) !== null;

/** The response body of a scenario, derived from the back end's real one. */
export function scenarioResponse(scenario: Scenario, pathname: string, body: unknown, now: Date): unknown {
  if (scenario === 'empty') return emptied(body as Json, pathname);
  if (scenario === 'long-words') return withLongWords(body as Json);
  const change = carChange(scenario, now);
  return change ? withCars(body as Json, change) : body;
}
