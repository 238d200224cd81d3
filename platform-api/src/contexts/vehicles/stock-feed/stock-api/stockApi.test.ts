import { gzipSync } from 'node:zlib';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../../testing/testApi';
import { waitFor } from '../../../../../testing/waitFor';
import { openTokenService, type TokenService } from '../../../identity';
import { exclusiveImport } from '../exclusiveImport';

const HEADER = 'stocknum,make,model,year,price,odometer,body,fuel,transmission,type';
const FEED = [
  HEADER,
  'R1,Toyota,Corolla,2021,24990,41000,Hatch,Petrol,Automatic,Used',
  'R2,,CX-5,2020,31990,52000,SUV,Petrol,Automatic,Used',
].join('\n');

let api: TestApi;
let tokens: TokenService;
let authorization: string;
beforeAll(async () => {
  api = await startTestApi();
  tokens = openTokenService(api.database);
  const { text } = await tokens.create(HARBOUR.slug, { name: 'DMS', rights: ['stock:read', 'stock:write'], days: null });
  authorization = `Bearer ${text}`;
});
afterAll(() => api.close());

const send = (payload: string, { query = '', type = 'text/csv', host = HARBOUR_HOST } = {}) =>
  api.app.inject({
    ...{ method: 'POST', url: `/api/operator/v1/stock/imports${query}`, payload },
    headers: { host, authorization, 'content-type': type },
  });
const get = (url: string) => api.app.inject({ url, headers: { host: HARBOUR_HOST, authorization } });
interface ImportJson {
  id: string;
  state: string;
  problem: string | null;
  report: Record<string, unknown> | null;
}
/** The import of a response when it has ended. */
async function ended(location: unknown): Promise<ImportJson> {
  const read = async () => (await get(String(location))).json() as ImportJson;
  await waitFor(async () => (await read()).state !== 'running');
  return read();
}

it('PL-091 a feed is taken at once, imported, and reported by line', async () => {
  const response = await send(FEED);
  expect([response.statusCode, response.json()]).toEqual([
    202,
    expect.objectContaining({ state: 'running', dry_run: false, problem: null }),
  ]);
  const { state, report } = await ended(response.headers.location);
  expect([state, report]).toEqual([
    'done',
    expect.objectContaining({ read: 2, added: 1, sold: 0, refused: [{ line: 3, reason: expect.stringContaining('make') as string }] }),
  ]);
  expect((await api.cars.summaries(HARBOUR.slug)).map(({ feedKey }) => feedKey)).toEqual(['R1']);
  expect((await tokens.changes(HARBOUR.slug, 5)).map(({ action }) => action)).toEqual(['stock.import']);
});

it('PL-091 a dry run reports the same and changes nothing; other headings are mapped', async () => {
  const feed = FEED.replace('stocknum', 'Stock No').replaceAll('R1', 'R9');
  const query = `?dry_run=true&mode=delta&columns=${encodeURIComponent('{"stocknum":"Stock No"}')}`;
  expect(await ended((await send(feed, { query })).headers.location)).toMatchObject({
    state: 'done',
    report: { added: 1, columns: { stocknum: 'Stock No' } },
  });
  expect((await api.cars.summaries(HARBOUR.slug)).map(({ feedKey }) => feedKey)).toEqual(['R1']);
});

it('PL-091 a file that is no feed is an import that failed, with what to do', async () => {
  expect(await ended((await send('<html>Not signed in</html>')).headers.location)).toMatchObject({
    state: 'failed',
    problem:
      'No column is mapped to make, model, year; the file has: <html>Not signed in</html>. --map, or columns in the operator API, says what a column means.',
    report: null,
  });
  expect((await api.cars.summaries(HARBOUR.slug)).length).toBe(1);
});

it('PL-091 one import of a site runs at a time; one whose process is gone holds up nothing', async () => {
  await api.database.query(
    `insert into stock_imports (id, tenant, token_id, state, dry_run) values ('0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11', $1, 'x', 'running', false)`,
    [HARBOUR.slug],
  );
  expect((await send(FEED)).json()).toMatchObject({ status: 409, type: 'urn:forecourt:problem:running' });
  await api.database.query(`update stock_imports set alive_at = now() - interval '3 minutes' where state = 'running'`);
  expect((await get('/api/operator/v1/stock/imports/0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f11')).json()).toMatchObject({ state: 'interrupted' });
  expect(await ended((await send(FEED)).headers.location)).toMatchObject({ state: 'done', report: { unchanged: 1 } });
});

it.each([
  ['another type', FEED, { type: 'application/pdf' }, 422],
  ['columns that are no JSON', FEED, { query: '?columns=stocknum' }, 422],
  ['a token of another site', FEED, { host: RIVER_HOST }, 401],
])('PL-091 %s is not taken', async (_what, feed, options, status) => {
  expect((await send(feed, options)).statusCode).toBe(status);
});

it('PL-091 a list has the newest first, without their reports', async () => {
  const { imports } = (await get('/api/operator/v1/stock/imports')).json() as { imports: (ImportJson & { started_at: string })[] };
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.map(({ started_at: at }) => at)).toEqual(
    imports
      .map(({ started_at: at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(imports.every((each) => !('report' in each))).toBe(true);
});

it('PL-091 an import of more than 90 days ago is gone with the next one', async () => {
  await api.database.query(`update stock_imports set started_at = now() - interval '91 days'`);
  const response = await send(FEED);
  const { imports } = (await get('/api/operator/v1/stock/imports')).json() as { imports: ImportJson[] };
  expect(imports.map(({ id }) => id)).toEqual([(response.json() as ImportJson).id]);
  await ended(response.headers.location);
});

it('PL-091 a command and a program do not import at the same time', async () => {
  await api.database.query(
    `insert into stock_imports (id, tenant, token_id, state, dry_run) values ('0d5b2a4e-6a2f-4d43-9a8e-0f3a1f6f2f12', $1, 'x', 'running', false)`,
    [HARBOUR.slug],
  );
  await expect(exclusiveImport(api.database, HARBOUR, '/nowhere.csv', {})).rejects.toThrow('An import of harbour-motors is running');
  expect((await send(FEED)).statusCode).toBe(409);
  await api.database.script(`delete from stock_imports where state = 'running'`);
  await expect(exclusiveImport(api.database, HARBOUR, '/nowhere.csv', {})).rejects.toThrow(/nowhere\.csv/);
  expect(await ended((await send(FEED)).headers.location)).toMatchObject({ state: 'done' });
});

it('PL-091 a feed may be packed', async () => {
  const response = await api.app.inject({
    ...{ method: 'POST', url: '/api/operator/v1/stock/imports?dry_run=true', payload: gzipSync(FEED) },
    headers: { host: HARBOUR_HOST, authorization, 'content-type': 'text/csv', 'content-encoding': 'gzip' },
  });
  expect(await ended(response.headers.location)).toMatchObject({ state: 'done', report: { read: 2 } });
  const broken = await api.app.inject({
    ...{ method: 'POST', url: '/api/operator/v1/stock/imports', payload: FEED },
    headers: { host: HARBOUR_HOST, authorization, 'content-type': 'text/csv', 'content-encoding': 'gzip' },
  });
  expect([broken.statusCode, (broken.json() as { detail: string }).detail]).toEqual([
    422,
    'The body is said to be gzip, and cannot be unpacked.',
  ]);
});
