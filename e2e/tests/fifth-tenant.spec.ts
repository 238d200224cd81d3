import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { untilPage } from '../harness/load';
import { getPage } from '../harness/site';
import { ROOT } from '../harness/workspace';
import { writeDocument } from '../harness/writeDocument';
import { expect, test } from '../harness/writingTest';

const TENANT = 'lakeside-autos';
const TOUR = path.join(ROOT, 'docs/tour');
const PAGES = ['/', '/search', '/contact', '/our-location', '/pages/our-promise', '/special-offers'];

/** A dealer who is on no site yet: the fields of the tour's dealer under other names, with pages of its own. */
function lakesideAutos(): object {
  const text = readFileSync(path.join(TOUR, 'tenants/harbour-motors.json'), 'utf8')
    .replaceAll('harbour-motors', TENANT)
    .replaceAll('Harbour Motors', 'Lakeside Autos')
    .replaceAll(/\b190(\d*)\b/g, '191$1');
  return {
    ...(JSON.parse(text) as object),
    template: 'lake-dealers',
    // Inherited.
    tagline: undefined,
    navigation: [
      { name: 'Cars', url: '/search' },
      { name: 'Our promise', url: '/pages/our-promise' },
      { name: 'Special offers', url: '/special-offers' },
      { name: 'Contact', url: '/contact' },
    ],
    pages: {
      'pages/our-promise': {
        title: 'Our promise',
        html: '<p>Drive it for a week.</p>',
        sections: [{ type: 'buttons', buttons: [{ text: 'Ask us anything', to: 'contact' }] }],
      },
    },
    sections: {
      'shell.home': [
        { type: 'hero', title: 'Cars by the lake', tools: [{ slot: 'search-box', props: { placement: 'hero' } }] },
        { type: 'slot', slot: 'latest-cars', props: { limit: 4 } },
        {
          type: 'banners',
          banners: [{ title: 'Sell us yours', text: 'We pay on the day.', tone: 'brand', button: { text: 'Get an offer', to: 'tradeIn' } }],
        },
        { type: 'slot', slot: 'location-block', props: { filter: 'all' } },
      ],
      'forms.contact': [{ type: 'slot', slot: 'complaints-notice' }],
    },
  };
}

test('NA-058 NA-060 SH-004 SH-184 a fifth dealer is a document: served without a restart, with cars, without a dead link, usable by everyone', async ({
  site,
  page,
  consoleErrors,
}) => {
  expect((await getPage(site, TENANT, '/')).status).toBe(404);
  const tenants = path.join(site.folder, 'tenants');
  writeDocument(path.join(tenants, 'templates/lake-dealers.json'), {
    tagline: 'Used cars by the lake.',
    switches: { noPriceText: 'Call us for the price' },
  });
  writeDocument(path.join(tenants, `${TENANT}.json`), lakesideAutos());
  await untilPage(site, TENANT, '/', (html) => html.includes('Cars by the lake') && html.includes('Used cars by the lake.'));

  await site.forecourt('stock', 'import', path.join(TOUR, 'feed.csv'), '--tenant', TENANT);
  await untilPage(site, TENANT, '/', (html) => /<main.*data-slot="latest-cars".*href="\/cars\//s.test(html));

  // Nobody has written an offer.
  expect((await getPage(site, TENANT, '/special-offers')).status).toBe(404);
  expect((await getPage(site, TENANT, '/')).html.includes('href="/special-offers"')).toBe(false);
  const content = path.join(site.folder, 'content');
  mkdirSync(path.join(content, 'offer'), { recursive: true });
  writeFileSync(path.join(content, 'offer/lake-week.yaml'), 'name: Lake week\n');
  await site.forecourt('content', 'import', content, '--tenant', TENANT);
  await untilPage(site, TENANT, '/', (html) => html.includes('href="/special-offers"'));
  expect((await getPage(site, TENANT, '/special-offers')).html).toContain('Lake week');

  const problems: Record<string, string[]> = {};
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of PAGES) {
      await openInteractive(page, site.url(TENANT, address));
      problems[`${address} at ${width}`] = await accessibilityProblems(page);
    }
  }
  expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
  expect(consoleErrors).toEqual([]);

  const printed = await site.forecourt('wiring', '--only-crawl', '--url', `http://127.0.0.1:${site.port}`, '--per-pattern', '1');
  expect(printed).toMatch(/Crawled \d{3,} addresses of 5 sites/);
});
