import { startJsonServer } from './testing/jsonServer';
import { untilReady } from './untilReady';

let server: Awaited<ReturnType<typeof startJsonServer>>;
let address: string;
/** Responses of /readyz that say what is missing, until the server is ready. */
let missing: string[][];
beforeAll(async () => {
  server = await startJsonServer(() => {
    const parts = missing.shift();
    return { status: parts ? 503 : 200, body: { missing: parts } };
  });
  ({ address } = server);
});
afterAll(() => server.close());

it('waits until the server reports that it can serve', async () => {
  missing = [['search index'], ['search index']];
  const close = jest.fn();
  await untilReady('platform-api', address, close);
  expect(close).not.toHaveBeenCalled();
  expect(missing).toEqual([]);
});

it('says once what it waits for', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  missing = [['search index'], ['search index'], ['search index']];
  await untilReady('platform-api', address, jest.fn(), { reportAfterMs: 0 });
  expect(error.mock.calls).toEqual([['platform-api waits for search index.']]);
  error.mockRestore();
});

it('closes the server and rejects with what is missing', async () => {
  const close = jest.fn();
  missing = Array.from({ length: 50 }, () => ['database', 'search index']);
  await expect(untilReady('platform-api', address, close, { timeoutMs: 0 })).rejects.toThrow(
    'platform-api is not ready after 0 s: database, search index.',
  );
  expect(close).toHaveBeenCalledTimes(1);
});
