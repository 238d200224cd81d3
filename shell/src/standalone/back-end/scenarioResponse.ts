import type { Car } from '@forecourt/shared-contracts';
import type { Scenario } from '../scenarios/scenarios';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
type CarChange = Partial<Pick<Car, 'status' | 'sold' | 'sold_date_timestamp' | 'reserved' | 'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type'>>;

const ON_SALE = { status: 'in_stock', sold: false, sold_date_timestamp: null, reserved: false } as const;
const NO_PRICE = { price: null, before_price: null, offer_price: null, subscription_price: null, price_type: null };
const SECONDS_PER_DAY = 86_400;

/** What a scenario changes in every car, null where it leaves cars as they are. */
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
const isCar = (value: JsonObject) => typeof value.car_type === 'string' && typeof value.status === 'string' && typeof value.slug === 'string';
const withFields = (value: JsonObject, change: (field: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));

/** Changes each car, wherever in an answer it stands: alone, in a list, or as a hit of a search. */
function withCars(answer: Json, change: CarChange): Json {
  if (Array.isArray(answer)) return answer.map((each) => withCars(each, change));
  if (!isObject(answer)) return answer;
  return isCar(answer) ? { ...answer, ...change } : withFields(answer, (field) => withCars(field, change));
}

const NOTHING_FOUND: JsonObject = { hits: [], facetHits: [], nbHits: 0, nbPages: 0, page: 0, facets: {}, facets_stats: {} };
const emptySearch = (answer: JsonObject): JsonObject => withFields(answer, (field, name) => NOTHING_FOUND[name] ?? field);

/** Answers of the back end that are objects with lists in them. */
const OBJECTS_WITH_LISTS = /^\/api\/(blog|reviews|watchlist)$/;

/** The same answer of a site that has nothing of what was asked for. */
function emptied(answer: Json, pathname: string): Json {
  if (Array.isArray(answer)) return [];
  if (!isObject(answer)) return answer;
  const { results } = answer;
  if (pathname.startsWith('/1/indexes/')) {
    return Array.isArray(results) ? { ...answer, results: results.map((each) => (isObject(each) ? emptySearch(each) : each)) } : emptySearch(answer);
  }
  return OBJECTS_WITH_LISTS.test(pathname) ? withFields(answer, (field) => (Array.isArray(field) ? [] : field)) : answer;
}

/** Whether a scenario changes successful answers at all. */
export const changesResponses = (scenario: Scenario): boolean => scenario === 'empty' || carChange(scenario, new Date(0)) !== null;

/** What the back end would answer in a scenario, made from what it did answer (PL-022). */
export function scenarioResponse(scenario: Scenario, pathname: string, answer: unknown, now: Date): unknown {
  if (scenario === 'empty') return emptied(answer as Json, pathname);
  const change = carChange(scenario, now);
  return change ? withCars(answer as Json, change) : answer;
}
