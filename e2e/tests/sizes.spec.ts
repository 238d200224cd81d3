import { expect, gate, test } from '../harness/test';

test('PL-051 every page of every tenant is within its budget', gate(), async ({ site }) => {
  const printed = await site.forecourt('sizes', '--url', `http://127.0.0.1:${site.port}`);
  process.stdout.write(`\n${printed}\n`);
  const rows = printed.split('\n').filter((line) => / \/ \d+ /.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(24);
  expect(rows.filter((row) => !row.trimEnd().endsWith('ok'))).toEqual([]);
});

test('PL-052 the scripts of search and vehicle page are within a tenth of one build of the same sources', async ({ site }) => {
  const printed = await site.forecourt('sizes', '--overhead', '--url', `http://127.0.0.1:${site.port}`);
  process.stdout.write(`\n${printed}\n`);
  expect(
    printed
      .trim()
      .split('\n')
      .map((row) => row.slice(-2)),
  ).toEqual(['ok', 'ok']);
});
