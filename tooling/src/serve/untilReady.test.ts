import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilReady } from './untilReady';

let server: Server;
let address: string;
/** Responses of /readyz that say what is missing, until the server is ready. */
let missing: string[][];
beforeAll(async () => {
  server = createServer((_request, response) => {
    const parts = missing.shift();
    response.writeHead(parts ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ missing: parts }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

it('waits until the server says that it can serve', async () => {
  missing = [['search index'], ['search index']];
  const close = jest.fn();
  await untilReady('platform-api', address, close);
  expect(close).not.toHaveBeenCalled();
  expect(missing).toEqual([]);
});

it('closes the server and rejects with what is missing', async () => {
  const close = jest.fn();
  missing = Array.from({ length: 50 }, () => ['database', 'search index']);
  await expect(untilReady('platform-api', address, close, 0)).rejects.toThrow('platform-api is not ready after 0 s: database, search index.');
  expect(close).toHaveBeenCalledTimes(1);
});
