import { readFileSync } from 'node:fs';
import path from 'node:path';
import { untilLogged, untilPage } from '../harness/load';
import { carPath, getPage } from '../harness/site';
import { writeDocument } from '../harness/writeDocument';
import { expect, gate, test as base } from '../harness/writingTest';

const TENANT = 'clearmark-cars';

/** Changes fields of a tenant's document; the end of the test puts the document back. */
const test = base.extend<{ document: (tenant: string, changes: object) => void }>({
  document: async ({ site }, use) => {
    const originals = new Map<string, unknown>();
    await use((tenant, changes) => {
      const file = path.join(site.folder, 'tenants', `${tenant}.json`);
      const original = originals.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as unknown);
      originals.set(file, original);
      writeDocument(file, { ...(original as object), ...changes });
    });
    for (const [file, original] of originals) writeDocument(file, original);
  },
});

test(
  'PL-034 refuses an invalid tenant document with path and reason and retains the last valid one',
  gate(),
  async ({ site, document }) => {
    document(TENANT, { id: 'not a number', url: null });
    await untilLogged(site, `${TENANT}.json: `);
    expect(site.logs()).toMatch(/id: /);
    expect((await getPage(site, TENANT, '/')).status).toBe(200);

    document(TENANT, { name: 'Renamed Motors' });
    await untilPage(site, TENANT, '/', (html) => html.includes('Renamed Motors'));
  },
);

test('PL-007 follows a tenant that moves and switches off addresses, in every link and without a build', async ({ site, document }) => {
  const tenant = 'swan-valley-toyota';
  const before = await carPath(site, tenant);
  const routes = [
    { route: 'vehicle.detail', pattern: '/vehicles/:slug' },
    { route: 'navigation.about', off: true },
  ];
  document(tenant, { routes });
  await untilPage(site, tenant, '/search', (html) => html.includes('href="/vehicles/') && !/href="\/cars\/[^/"]+"/.test(html));

  expect((await getPage(site, tenant, before.replace('/cars/', '/vehicles/'))).status).toBe(200);
  expect((await getPage(site, tenant, before)).status).toBe(404);
  expect((await getPage(site, tenant, '/about-us')).status).toBe(404);
});
