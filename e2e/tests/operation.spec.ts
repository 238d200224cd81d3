import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { untilLogged } from '../harness/load';
import { getPage } from '../harness/site';
import { expect, test } from '../harness/test';
import { writeDocument } from '../harness/writeDocument';

const TENANT = 'clearmark-cars';

// Breaks the registry and stops the back end in the end.
test.use({ siteOptions: {} });

test('SH-003 shows a plain page with status 404 for an unknown host', async ({ site }) => {
  const { status, html } = await getPage(site, 'nobody-here', '/');
  expect(status).toBe(404);
  expect(html).toContain('Site not found.');
});

test("SH-017 shows 'Page not found' with status 404 inside the site for an unknown path", async ({ site }) => {
  const { status, html } = await getPage(site, TENANT, '/no-such-page/at-all');
  expect(status).toBe(404);
  expect(html).toContain('Page not found');
  expect(html).toContain('data-slot="header"');
});

test('PL-034 refuses an invalid registry with path and reason and retains the last valid one', async ({ site }) => {
  const folder = path.join(site.folder, 'registry');
  const newest = readdirSync(folder).toSorted().at(-1) ?? '';
  const next = `${String(Number.parseInt(newest, 10) + 1).padStart(8, '0')}.json`;
  const registry = JSON.parse(readFileSync(path.join(folder, newest), 'utf8')) as { revision: number; remotes: Record<string, object> };
  registry.revision += 1;
  registry.remotes['mf-search'] = { ...registry.remotes['mf-search'], stable: 7 };
  writeDocument(path.join(folder, next), registry);
  await untilLogged(site, 'is damaged, ');
  expect(site.logs()).toMatch(/mf-search\.stable/);
  expect((await getPage(site, TENANT, '/search')).status).toBe(200);
});

test('reports in one sentence that a port is in use', async ({ site }) => {
  await expect(site.forecourt('serve', 'site')).rejects.toThrow(
    /Port \d+ is taken by another program: stop it, or choose another port with PORT=/,
  );
});

test('reports on which line and why a row of a feed was skipped', async ({ site }) => {
  const feed = path.join(site.folder, 'feed.csv');
  const header =
    'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price';
  const row = (year: string, kind: string) =>
    `Aurora,${year},Vista,SUV,${year} Aurora Vista LX,${kind},Automatic,"4 cyl, 2 L",AWD,Diesel,7 L / 100 km,1200,White / Black,"Perth, WA",4 cyl,SUV, 5 Doors, 5 Seats,32990`;
  writeFileSync(feed, [header, row('2024', 'USED'), row('nineteen', 'USED'), row('2023', 'DEMO')].join('\n'));
  await site.stopApi();
  const printed = await site.forecourt('stock', 'import', feed, '--tenant', 'swan-valley-toyota', '--delta');
  expect(printed).toMatch(/line 3: .*year/i);
  expect(printed).toMatch(/3 lines read in [\d.]+ s: 2 added, 0 updated/);
});
