import type { PlatformApi } from '@forecourt/shared-contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One query of the search client, as far as the tests look at it. */
export interface AskedQuery {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  filters?: string;
  facets?: string | string[];
  facetFilters?: string[][];
  numericFilters?: string[];
  [parameter: string]: unknown;
}

/** A car, a model or a part; `name` holds the words. */
type Indexed = Readonly<Record<string, unknown>> & { name: string };
type Stock = readonly { id?: number; name: string }[];

const valuesOf = (record: Indexed, attribute: string) => {
  const value = record[attribute] ?? [];
  return (Array.isArray(value) ? value : [value]).map(String);
};

function matches(record: Indexed, { query = '', facetFilters = [], numericFilters = [], filters = '' }: AskedQuery): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isChosen = facetFilters.every((any) =>
    any.some((choice) => {
      const [attribute = '', value = ''] = choice.split(/:(.*)/);
      return valuesOf(record, attribute).includes(value);
    }),
  );
  const isInRange = numericFilters.every((bound) => {
    const [, attribute, operator, value] = /^(\w+)(>=|<=)(\d+)$/.exec(bound) ?? [];
    const own = Number(record[attribute ?? '']);
    return operator === '>=' ? own >= Number(value) : own <= Number(value);
  });
  const hasPrice = !filters.includes('price > 0') || Number(record.price) > 0;
  const [, model] = /^models:"([^"]*)"$/.exec(filters) ?? [];
  const fits = model === undefined || valuesOf(record, 'models').includes(model);
  return isChosen && isInRange && hasPrice && fits && words.every((word) => record.name.toLowerCase().includes(word));
}

function ordered(stock: readonly Indexed[], indexName: string): Indexed[] {
  const [, field, direction] = /_(price|km|year|created_at)_(asc|desc)$/.exec(indexName) ?? [];
  if (!field) return [...stock];
  const sign = direction === 'desc' ? -1 : 1;
  return stock.toSorted((one, other) => sign * (Number(one[field]) - Number(other[field])));
}

function answer(stock: readonly Indexed[], asked: AskedQuery) {
  const found = ordered(stock.filter((record) => matches(record, asked)), asked.indexName);
  const { page = 0, hitsPerPage = 20 } = asked;
  const attributes = [asked.facets ?? []].flat();
  const counts = (attribute: string) => {
    const all = found.flatMap((record) => valuesOf(record, attribute));
    return Object.fromEntries([...new Set(all)].map((value) => [value, all.filter((each) => each === value).length]));
  };
  const stats = (attribute: string) => {
    const numbers = found.map((record) => record[attribute]).filter((value) => typeof value === 'number');
    return numbers.length === 0 ? [] : [[attribute, { min: Math.min(...numbers), max: Math.max(...numbers) }]];
  };
  return {
    hits: hitsPerPage === 0 ? [] : found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({ ...record, objectID: String(record.id ?? record.slug) })),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    facets: Object.fromEntries(attributes.map((attribute) => [attribute, counts(attribute)])),
    facets_stats: Object.fromEntries(attributes.flatMap(stats)),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query: asked.query ?? '',
    params: '',
    index: asked.indexName,
    processingTimeMS: 1,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * A search service for tests: Algolia's protocol over HTTP, as far as InstantSearch uses it, on a free port of this
 * machine. Exact counts, no ranking by words. Every index holds the stock, but those of `others`, by name.
 */
export async function startSearchEndpoint(stock: Stock, others: Readonly<Record<string, Stock>> = {}) {
  const recordsOf = (index: string) => (others[index] ?? stock) as readonly Indexed[];
  const asked: AskedQuery[][] = [];
  const service: { isFailing: boolean; nonsense: string | null; delayMs: number } = { isFailing: false, nonsense: null, delayMs: 0 };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { requests } = JSON.parse(await textOf(request)) as { requests: AskedQuery[] };
    asked.push(requests);
    const answers = { results: requests.map((each) => answer(recordsOf(each.indexName), each)) };
    if (service.delayMs > 0) await wait(service.delayMs);
    response.writeHead(service.isFailing ? 400 : 200, { 'content-type': 'application/json' });
    response.end(service.nonsense ?? JSON.stringify(service.isFailing ? { message: 'The index is being repaired', status: 400 } : answers));
  };
  const server: Server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const search: PlatformApi['search'] = {
    appId: 'local',
    apiKey: 'search-only',
    host: { url: `127.0.0.1:${port}`, protocol: 'http' },
    headers: {},
  };

  return {
    /** What a platform api gives to reach this service; a new one each time, so that no test sees another's cache. */
    search,
    /** Every batch of queries since the start; the first query of a batch is the main one. */
    asked,
    fail: (isFailing: boolean) => {
      service.isFailing = isFailing;
    },
    /** Answers with this text instead of results; null ends that. */
    talkNonsense: (text: string | null) => {
      service.nonsense = text;
    },
    /** Answers so much later. */
    delay: (delayMs: number) => {
      service.delayMs = delayMs;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
