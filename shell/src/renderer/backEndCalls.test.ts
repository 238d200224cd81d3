import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEPENDS_ON } from '@forecourt/shared-contracts/site-changes';
import { watchCalls } from './backEndCalls';

let backEnd: Server;
beforeAll(async () => {
  backEnd = createServer(({ url = '' }, response) => {
    const { searchParams, pathname } = new URL(url, 'http://back-end');
    const dependsOn = searchParams.get('on');
    response.writeHead(pathname === '/broken' ? 503 : 200, dependsOn === null ? {} : { [DEPENDS_ON]: dependsOn });
    response.end('{}');
  });
  await new Promise<void>((resolve) => void backEnd.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  backEnd.closeAllConnections();
  backEnd.close();
});

const addressOf = (path: string) => `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}${path}`;
const called = (path: string) => fetch(addressOf(path)).then((response) => response.text());
/** As the search client calls. */
const searched = (path: string) =>
  new Promise((resolve, reject) => {
    get(addressOf(path), (response) => response.resume().on('end', resolve)).on('error', reject);
  });

it('PL-083 a render depends on what the responses name, whichever client made the calls', async () => {
  const calls = watchCalls(() => undefined);
  await called('/cars?on=stock');
  await searched('/search?on=stock,%20content');
  expect([calls.dependsOn().toSorted(), calls.areAnswered()]).toEqual([['content', 'stock'], true]);
});

it('PL-083 a response that names nothing depends on everything of the site', async () => {
  const calls = watchCalls(() => undefined);
  await called('/session');
  expect(calls.dependsOn().toSorted()).toEqual(['content', 'document', 'stock']);
});

it('PL-083 a render depends on nothing that another render called', async () => {
  watchCalls(() => undefined);
  await called('/cars?on=stock');
  const calls = watchCalls(() => undefined);
  await called('/offers?on=content');
  expect(calls.dependsOn()).toEqual(['content']);
});

it('PL-083 a call that has no response, or an error of the back end, is not answered', async () => {
  const waiting = watchCalls(() => undefined);
  const call = called('/cars?on=stock');
  await new Promise(setImmediate);
  expect(waiting.areAnswered()).toBe(false);
  await call;
  expect(waiting.areAnswered()).toBe(true);

  const broken = watchCalls(() => undefined);
  await called('/broken?on=stock');
  expect(broken.areAnswered()).toBe(false);
});

it('PL-055 says when a render begins and ceases to wait for its calls', async () => {
  const changes: boolean[] = [];
  watchCalls((isWaiting) => changes.push(isWaiting));
  await called('/cars?on=stock');
  expect(changes).toEqual([true, false]);
});
