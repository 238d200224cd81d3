import type { PlatformApi } from '@forecourt/shared-contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One query of the search client: the parameters that tests read. */
export interface SearchQuery {
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

function matches(record: Indexed, { query = '', facetFilters = [], numericFilters = [], filters = '' }: SearchQuery): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isChosen = facetFilters.every((any) =>
    any.some((choice) => {
      const [attribute = '', value = ''] = choice.split(/:(.*)/);
      return valuesOf(record, attribute).some((own) => own.toLowerCase() === value.toLowerCase());
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

function resultOf(stock: readonly Indexed[], query: SearchQuery) {
  const found = ordered(
    stock.filter((record) => matches(record, query)),
    query.indexName,
  );
  const { page = 0, hitsPerPage = 20, attributesToRetrieve } = query;
  const wanted = attributesToRetrieve as readonly string[] | undefined;
  const retrieved = (record: Indexed) =>
    wanted ? Object.fromEntries(Object.entries(record).filter(([attribute]) => wanted.includes(attribute))) : record;
  const attributes = [query.facets ?? []].flat();
  const counts = (attribute: string) => {
    const all = found.flatMap((record) => valuesOf(record, attribute));
    return Object.fromEntries([...new Set(all)].map((value) => [value, all.filter((each) => each === value).length]));
  };
  const stats = (attribute: string) => {
    const numbers = found.map((record) => record[attribute]).filter((value) => typeof value === 'number');
    return numbers.length === 0 ? [] : [[attribute, { min: Math.min(...numbers), max: Math.max(...numbers) }]];
  };
  return {
    hits:
      hitsPerPage === 0
        ? []
        : found
            .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
            .map((record) => ({ ...retrieved(record), objectID: String(record.id ?? record.slug) })),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    facets: Object.fromEntries(attributes.map((attribute) => [attribute, counts(attribute)])),
    facets_stats: Object.fromEntries(attributes.flatMap(stats)),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query: query.query ?? '',
    params: '',
    index: query.indexName,
    processingTimeMS: 1,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * A fake search service: the part of Algolia's protocol that InstantSearch uses, on a free local port. Exact counts,
 * no text ranking. Every index contains the stock, except those of `others`, by name.
 */
export async function startSearchEndpoint(stock: Stock, others: Readonly<Record<string, Stock>> = {}) {
  const recordsOf = (index: string) => (others[index] ?? stock) as readonly Indexed[];
  const received: SearchQuery[][] = [];
  const service: { isFailing: boolean; isHeld: boolean; body: string | null; delayMs: number } = {
    isFailing: false,
    isHeld: false,
    body: null,
    delayMs: 0,
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { requests } = JSON.parse(await textOf(request)) as { requests: SearchQuery[] };
    received.push(requests);
    const body = { results: requests.map((each) => resultOf(recordsOf(each.indexName), each)) };
    if (service.isHeld) return;
    if (service.delayMs > 0) await wait(service.delayMs);
    response.writeHead(service.isFailing ? 400 : 200, { 'content-type': 'application/json' });
    response.end(service.body ?? JSON.stringify(service.isFailing ? { message: 'The index is being repaired', status: 400 } : body));
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
    timeoutMs: 15_000,
  };

  return {
    /** The `search` of a platform api that uses this service; its own per service, so that no test sees another's cache. */
    search,
    /** Every batch of queries since the start; the first query of a batch is the main one. */
    requests: received,
    fail: (isFailing: boolean) => {
      service.isFailing = isFailing;
    },
    /** Sends this text instead of results; null restores the results. */
    respondWith: (text: string | null) => {
      service.body = text;
    },
    /** Sends no response any more. */
    hold: () => {
      service.isHeld = true;
    },
    /** Delays each response. */
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
