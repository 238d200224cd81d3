import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { untilPage } from '../harness/load';
import { getPage, startSite, type TestSite } from '../harness/site';

const TENANT = 'clearmark-cars';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

async function untilLogged(text: string): Promise<void> {
  for (let waited = 0; !site.logs().includes(text); waited += 100) {
    if (waited > 10_000) throw new Error(`"${text}" is not in the logs:\n${site.logs()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

it('SH-003 answers an unknown host with a plain page and status 404', async () => {
  const { status, html } = await getPage(site, 'nobody-here', '/');
  expect(status).toBe(404);
  expect(html).toContain('Site not found.');
});

it('SH-017 answers an unknown path with status 404, inside the site', async () => {
  const { status, html } = await getPage(site, TENANT, '/no-such-page/at-all');
  expect(status).toBe(404);
  expect(html).toContain('Page not found');
  expect(html).toContain('data-slot="header"');
});

it('PL-034 refuses an invalid tenant document with path and reason and keeps the last good one', async () => {
  const file = path.join(site.folder, 'tenants', `${TENANT}.json`);
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(good) as object), id: 'not a number', url: null }));
  await untilLogged(`${TENANT}.json: `);
  expect(site.logs()).toMatch(/id: /);
  expect((await getPage(site, TENANT, '/')).status).toBe(200);

  writeFileSync(file, JSON.stringify({ ...(JSON.parse(good) as object), name: 'Renamed Motors' }));
  await untilPage(site, TENANT, '/', (html) => html.includes('Renamed Motors'));
});

it('PL-034 refuses an invalid registry with path and reason and keeps the last good one', async () => {
  const folder = path.join(site.folder, 'registry');
  const newest = readdirSync(folder).toSorted().at(-1) ?? '';
  const next = `${String(Number.parseInt(newest, 10) + 1).padStart(8, '0')}.json`;
  const registry = JSON.parse(readFileSync(path.join(folder, newest), 'utf8')) as { revision: number; remotes: Record<string, object> };
  registry.revision += 1;
  registry.remotes['mf-search'] = { ...registry.remotes['mf-search'], stable: 7 };
  writeFileSync(path.join(folder, next), JSON.stringify(registry));
  await untilLogged('is refused, the last good one stays');
  expect(site.logs()).toMatch(/mf-search\.stable/);
  expect((await getPage(site, TENANT, '/search')).status).toBe(200);
});

it('says in one sentence that a port is taken', async () => {
  await expect(site.forecourt('serve', 'site')).rejects.toThrow(/Port \d+ is taken by another program: stop it, or choose another port with PORT=/);
});

it('says on which line and why a row of a feed was skipped', async () => {
  const feed = path.join(site.folder, 'feed.csv');
  const header = 'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price';
  const row = (year: string, kind: string) => `Aurora,${year},Vista,SUV,${year} Aurora Vista LX,${kind},Automatic,"4 cyl, 2 L",AWD,Diesel,7 L / 100 km,1200,White / Black,"Perth, WA",4 cyl,SUV, 5 Doors, 5 Seats,32990`;
  writeFileSync(feed, [header, row('2024', 'USED'), row('nineteen', 'USED'), row('2023', 'DEMO')].join('\n'));
  await site.stopApi();
  const printed = await site.forecourt('stock', 'import', feed, '--tenant', 'swan-valley-toyota', '--delta');
  expect(printed).toMatch(/line 3: .*year/i);
  expect(printed).toMatch(/3 lines read in [\d.]+ s: 2 added, 0 updated/);
});
