import { startJsonServer } from '../serve/testing/jsonServer';
import { confirmRevision } from './confirmRevision';

/** Responses of the site, one for each request; the last one stays. */
let responses: { revision: number | null; problems: string[] }[];
let server: Awaited<ReturnType<typeof startJsonServer>>;
let address: string;
beforeAll(async () => {
  server = await startJsonServer(() => ({ body: responses.length > 1 ? responses.shift() : responses[0] }));
  ({ address } = server);
});
afterAll(() => server.close());

it('PL-079 waits until the site serves the revision, or a later one', async () => {
  responses = [
    { revision: 6, problems: [] },
    { revision: 6, problems: [] },
    { revision: 8, problems: [] },
  ];
  expect(await confirmRevision(address, { revision: 7 })).toEqual({
    isServed: true,
    isRunning: true,
    problems: [],
    text: expect.stringMatching(/^The site at http:\/\/127\.0\.0\.1:\d+ serves it after \d+\.\d s\.$/),
  });
});

it('PL-079 reports what the site serves instead, and why', async () => {
  responses = [{ revision: 6, problems: ['mf-search 1.1.0 lacks its file entry.js.'] }];
  const { isServed, isRunning, problems, text } = await confirmRevision(address, { revision: 7, timeoutMs: 0 });
  expect([isServed, isRunning, problems]).toEqual([false, true, ['mf-search 1.1.0 lacks its file entry.js.']]);
  expect(text).toMatch(/serves revision 6 still, after \d+ s\.\n {2}mf-search 1\.1\.0 lacks its file entry\.js\.$/);
});

it('PL-073 a site that serves the revision with an earlier version does not serve the change', async () => {
  const problem = 'shell 3.0.0 speaks version 2 of the interface, and this server 1: update the server. shell 1.0.0 is served instead.';
  responses = [{ revision: 7, problems: [problem, 'mf-search 1.1.0 lacks its file entry.js.'] }];
  expect(await confirmRevision(address, { revision: 7, versions: ['shell 3.0.0'] })).toEqual({
    isServed: false,
    isRunning: true,
    problems: [problem],
    text: `The site at ${address} does not serve it: ${problem}`,
  });
  expect(await confirmRevision(address, { revision: 7, versions: ['shell 1.0.0'] })).toMatchObject({ isServed: true });
});

it('PL-079 reports at once that no site responds', async () => {
  const none = 'http://127.0.0.1:1';
  expect(await confirmRevision(none, { revision: 7 })).toEqual({
    isServed: false,
    isRunning: false,
    problems: [],
    text: `No site responds at ${none}: it serves revision 7 when it starts.`,
  });
});
