import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followSiteChanges } from './siteChanges';

const SLUG = 'harbour-motors';
const ALL = ['stock', 'content', 'document'] as const;

let server: Server;
let report: object | null;
let authorization: string | undefined;
beforeEach(async () => {
  report = { [SLUG]: { document: 'a', stock: '1' } };
  server = createServer(({ url, headers }, response) => {
    authorization = headers.authorization;
    response.writeHead(report && url === '/site-changes' ? 200 : 503).end(JSON.stringify(report));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Changes that are read when the test says so, on a clock of its own. */
function followed(token: string | null = null) {
  let time = 0;
  const problems: string[] = [];
  const changes = followSiteChanges({
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    everyMs: 1e9,
    now: () => time,
    onUnknown: (reason) => problems.push(reason),
  });
  changes.close();
  return {
    changes,
    problems,
    readAt: async (at: number, next: object | null = report) => {
      time = at;
      report = next;
      await changes.readNow();
    },
    at: (at: number) => {
      time = at;
    },
  };
}

it('PL-083 learns of a change with the report that has another text, and of a site with its first one', async () => {
  const { changes, readAt } = followed();
  expect([changes.knownUntil(), changes.lastChange(SLUG, ALL)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  await readAt(1000);
  expect([changes.knownUntil(), changes.lastChange(SLUG, ALL)]).toEqual([4000, 1000]);
  await readAt(2000);
  expect(changes.lastChange(SLUG, ALL)).toBe(1000);
  await readAt(3000, { [SLUG]: { document: 'a', stock: '2' } });
  expect([changes.lastChange(SLUG, ['stock']), changes.lastChange(SLUG, ['content', 'document'])]).toEqual([3000, 1000]);
  await readAt(4000, { [SLUG]: { document: 'a', stock: '2', content: '9' } });
  expect(changes.lastChange(SLUG, ['content'])).toBe(4000);
});

it('PL-083 a report that does not come leaves what is known, and is reported once', async () => {
  const { changes, readAt, problems } = followed();
  await readAt(1000);
  await readAt(2000, null);
  await readAt(3000, null);
  expect([changes.knownUntil(), changes.lastChange(SLUG, ALL)]).toEqual([4000, 1000]);
  expect(problems).toEqual(['/site-changes responded with 503']);
});

it('PL-083 versions are those of what has been as it is for a moment, and none while changes are not known', async () => {
  const { changes, readAt, at } = followed();
  await readAt(1000);
  expect(changes.versions(SLUG)).toEqual({});
  at(2500);
  expect(changes.versions(SLUG)).toEqual({ stock: '1', content: 'none', document: 'a' });
  await readAt(3000, { [SLUG]: { document: 'a', stock: '2' } });
  expect(changes.versions(SLUG)).toEqual({ content: 'none', document: 'a' });
  at(4600);
  expect(changes.versions(SLUG)).toEqual({ stock: '2', content: 'none', document: 'a' });
  at(6001);
  expect(changes.versions(SLUG)).toEqual({});
  expect(changes.versions('elsewhere')).toEqual({});
});

it('PL-083 shows its token to a back end on another machine', async () => {
  const { readAt } = followed('secret');
  await readAt(1000);
  expect(authorization).toBe('Bearer secret');
});
