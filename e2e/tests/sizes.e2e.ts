import { startSite, type TestSite } from '../harness/site';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

it('PL-051 keeps every page of every tenant within its budget', async () => {
  const printed = await site.forecourt('sizes', '--url', `http://127.0.0.1:${site.port}`);
  process.stdout.write(`\n${printed}\n`);
  const rows = printed.split('\n').filter((line) => / \/ \d+ /.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(24);
  expect(rows.filter((row) => !row.trimEnd().endsWith('ok'))).toEqual([]);
});

it('PL-052 keeps the scripts of search and vehicle page within a tenth of one build of the same sources', async () => {
  const printed = await site.forecourt('sizes', '--overhead', '--url', `http://127.0.0.1:${site.port}`);
  process.stdout.write(`\n${printed}\n`);
  expect(printed.trim().split('\n').map((row) => row.slice(-2))).toEqual(['ok', 'ok']);
});
