import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSite } from '@forecourt/shared-contracts/testing';
import { checkHostedIndex } from './checkHostedIndex';

/** What Algolia's API responds to two searches: all records, and those with a date. */
let result: { status: number; body: object };
let requests: { key: unknown; body: unknown }[];
let server: Server;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        let text = '';
        request.on('data', (chunk: Buffer) => (text += chunk.toString()));
        request.on('end', () => {
          requests.push({
            key: request.headers['x-algolia-api-key'] ?? new URL(request.url ?? '', 'http://x').searchParams.get('x-algolia-api-key'),
            body: JSON.parse(text),
          });
          response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body));
        });
      }).listen(0, '127.0.0.1', resolve);
    }),
);
beforeEach(() => {
  requests = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const check = () => {
  const { port } = server.address() as AddressInfo;
  return checkHostedIndex(
    aSite({ slug: 'harbour-motors', search_app: 'APP', search_key: 'parent-key', search_host: `http://127.0.0.1:${port}` }),
  );
};
const counts = (all: number, dated: number) => ({ status: 200, body: { results: [all, dated].map((nbHits) => ({ hits: [], nbHits })) } });

it.each([
  ['with visible_until', counts(700, 700), null],
  ['with some records that have it', counts(700, 3), null],
  ['without records', counts(0, 0), null],
  [
    'without visible_until',
    counts(700, 0),
    'the index Car_production of harbour-motors has no attribute visible_until: npx forecourt stock push --tenant harbour-motors adds it',
  ],
  [
    'that does not exist',
    { status: 404, body: { message: 'Index Car_production does not exist', status: 404 } },
    'the index Car_production of harbour-motors does not exist: npx forecourt stock push --tenant harbour-motors creates it',
  ],
])('SE-110 an index %s', async (_what, given, problem) => {
  result = given;
  expect(await check()).toBe(problem);
  expect(requests).toEqual([
    {
      key: 'parent-key',
      body: {
        requests: [
          { indexName: 'Car_production', hitsPerPage: 0 },
          { indexName: 'Car_production', hitsPerPage: 0, filters: 'visible_until >= 0' },
        ],
      },
    },
  ]);
});

it('SE-110 rejects when the key is refused, as the index is not readable then', async () => {
  result = { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };
  await expect(check()).rejects.toThrow('Invalid Application-ID or API key');
});
