import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmRevision } from './confirmRevision';

/** Responses of the site, one for each request; the last one stays. */
let responses: { revision: number | null; problems: string[] }[];
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((_request, response) => {
    const [next] = responses;
    if (responses.length > 1) responses.shift();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(next));
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

it('PL-079 waits until the site serves the revision, or a later one', async () => {
  responses = [{ revision: 6, problems: [] }, { revision: 6, problems: [] }, { revision: 8, problems: [] }];
  expect(await confirmRevision(address, 7)).toEqual({ isServed: true, isRunning: true, text: expect.stringMatching(/^The site at http:\/\/127\.0\.0\.1:\d+ serves it after \d+\.\d s\.$/) });
});

it('PL-079 says what the site serves instead, and why', async () => {
  responses = [{ revision: 6, problems: ['mf-search 1.1.0 lacks its file entry.js.'] }];
  const { isServed, isRunning, text } = await confirmRevision(address, 7, 0);
  expect([isServed, isRunning]).toEqual([false, true]);
  expect(text).toMatch(/serves revision 6 still, after \d+ s\.\n {2}mf-search 1\.1\.0 lacks its file entry\.js\.$/);
});

it('PL-079 says at once that no site responds', async () => {
  const none = 'http://127.0.0.1:1';
  expect(await confirmRevision(none, 7)).toEqual({ isServed: false, isRunning: false, text: `No site responds at ${none}: it serves revision 7 when it starts.` });
});
