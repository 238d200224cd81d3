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
    expect(site.logs()).toMatch(/line \d+: id must be a whole number/);
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

test(
  'NA-058 NA-059 SH-013 SH-014 SH-015 a document composes its home page and the area below another page',
  gate(),
  async ({ site, document }) => {
    const home = [
      { type: 'hero', title: 'Where to this winter?' },
      { type: 'text', title: 'A yard by the river', html: '<p>Since <strong>1989</strong>.</p><script>alert(1)</script>' },
      { type: 'banners', banners: [{ title: 'Before the season', button: { text: 'Book a service', to: 'service' } }] },
      {
        type: 'buttons',
        buttons: [
          { text: 'Nowhere', to: '/no-such-page' },
          { text: 'Offers', to: 'specialOffers' },
        ],
      },
      { type: 'slot', slot: 'location-block', props: { filter: 'service' } },
    ];
    document(TENANT, {
      sections: { 'shell.home': home, 'forms.contact': [{ type: 'slot', slot: 'location-carousel', props: { filter: 'all' } }] },
    });
    await untilPage(site, TENANT, '/', (html) => html.includes('Where to this winter?'));

    const { html } = await getPage(site, TENANT, '/');
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    expect([...main.matchAll(/<h[12][^>]*>([^<]*)</g)].slice(0, 3).map(([, words]) => words)).toEqual([
      'Where to this winter?',
      'A yard by the river',
      'Before the season',
    ]);
    expect([...main.matchAll(/data-slot="([^"]+)"/g)].map(([, slot]) => slot)).toEqual(['location-block']);
    expect(main.includes('<strong>1989</strong>') && !main.includes('alert(1)')).toBe(true);
    expect(/href="([^"]*)"[^>]*>Book a service</.exec(main)?.[1]).toBe('https://bookings.clearmark-cars.example/workshop');
    expect(/href="([^"]*)"[^>]*>Offers</.exec(main)?.[1]).toBe('/special-offers');
    expect(main.includes('Nowhere')).toBe(false);
    expect((await getPage(site, TENANT, '/contact')).html.includes('data-slot="location-carousel"')).toBe(true);

    document(TENANT, { sections: { 'shell.home': [{ type: 'slot', slot: 'latest-cars', props: { limit: 99 } }] } });
    await untilLogged(site, '[0].props.limit must be at most 24');
    await untilPage(site, TENANT, '/', (page) => page.includes('data-slot="latest-cars"') && !page.includes('Where to this winter?'));
  },
);

test('LO-064 NA-058 a content page of the document has location blocks with any filter, a carousel, reviews and guarantees', async ({
  site,
  document,
}) => {
  const tenant = 'kestrel-motor-group';
  const block = (props: object) => ({ type: 'slot', slot: 'location-block', props });
  const sections = [
    block({ filter: 'service', exclude: [10202] }),
    block({ filter: 'all', filterOut: ['sales', 'service'] }),
    block({ filter: 'all', include: [10204, 10206], manufacturer: 'Kia' }),
    block({ filter: 10203 }),
    { type: 'slot', slot: 'location-carousel', props: { filter: 'sales', title: 'Our yards' } },
    { type: 'slot', slot: 'reviews', props: { locationId: 10201 } },
    { type: 'slot', slot: 'guarantee-strip' },
  ];
  document(tenant, { pages: { 'pages/our-yards': { title: 'Our yards', html: '<p>Where our cars are.</p>', sections } } });
  await untilPage(site, tenant, '/pages/our-yards', (html) => html.includes('Where our cars are.'));

  const { html } = await getPage(site, tenant, '/pages/our-yards');
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const [, ...slots] = main.split('data-slot="');
  expect(slots.map((part) => part.slice(0, part.indexOf('"')))).toEqual(sections.map(({ slot }) => slot));
  const namesOf = (part = '') => [...new Set([...part.matchAll(/>(Kestrel [^<]+)</g)].map(([, name]) => name))];
  expect(namesOf(slots[0])).toEqual(['Kestrel Southport Service', 'Kestrel Ringwood Service &amp; Parts']);
  expect(namesOf(slots[1])).toEqual(['Kestrel Car Buying Centre']);
  expect(namesOf(slots[2])).toEqual(['Kestrel Newstead']);
  expect(namesOf(slots[3])).toEqual(['Kestrel Newcastle']);
  expect(namesOf(slots[4])).toEqual(['Kestrel Parramatta', 'Kestrel Newcastle', 'Kestrel Newstead', 'Kestrel Essendon']);
});
