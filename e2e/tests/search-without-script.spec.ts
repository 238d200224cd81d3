import { resultsPage } from '../harness/results';
import { searchPages } from '../harness/searchPages';
import { expect, test } from '../harness/test';

const TENANT = 'kestrel-motor-group';
const WINDOWS = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

test.use({ javaScriptEnabled: false, images: false });

for (const [name, viewport] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('PL-030 SE-031 SE-040 narrows by links and takes it back', async ({ page, site }) => {
      await page.goto(site.url(TENANT, '/search'));
      const results = resultsPage(page);
      expect(await results.cards.count()).toBeGreaterThanOrEqual(21);
      const all = await results.count();
      const opener = page.getByRole('link', { name: 'Filters', exact: true });
      if (await opener.isVisible()) await opener.click();

      const kia = page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Kia [\d,]+ vehicles$/ });
      const count = Number(/[\d,]+(?= vehicles)/.exec((await kia.getAttribute('aria-label')) ?? '')?.[0]);
      await kia.click();
      await page.waitForURL((url) => url.pathname === '/search/kia');
      expect(await results.count()).toBe(count);
      for (const name of await results.names()) expect(name).toContain(' Kia ');

      await results.chips.getByRole('link', { name: 'Clear all' }).click();
      await page.waitForURL((url) => url.pathname === '/search');
      expect(await results.count()).toBe(all);
    });

    test('PL-030 SE-021 SE-022 turns pages and sorts by links', async ({ page, site }) => {
      await page.goto(site.url(TENANT, '/search/used-cars'));
      const results = resultsPage(page);
      await results.sort.click();
      await page.getByRole('link', { name: 'Price: low to high' }).click();
      await page.waitForURL(/sortBy=/);
      const first = await results.names();
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForURL(/page=2/);
      const second = await results.names();
      expect(second).toHaveLength(first.length);
      expect(second).not.toEqual(first);
      expect(await page.getByRole('link', { name: 'Previous page' }).getAttribute('href')).not.toContain('page=');
    });

    test('PL-030 SE-019 searches by the form, and preserves the filters', async ({ page, site }) => {
      await page.goto(site.url(TENANT, '/search?car_type=used'));
      await page.getByRole('search', { name: 'Search these vehicles' }).getByRole('searchbox').fill('corolla');
      await page.getByRole('search', { name: 'Search these vehicles' }).getByRole('searchbox').press('Enter');
      await page.waitForURL(/query=corolla/);
      expect(new URL(page.url()).searchParams.get('car_type')).toBe('used');
      for (const name of await resultsPage(page).names()) expect(name).toContain('Corolla');
    });
  });
}

test('PL-030 has a heading and something to read on every page that needs no script', async ({ page, site }) => {
  const inBrowserOnly = ['/favourites', '/watchlist', '/compare'];
  for (const path of (await searchPages(site, TENANT)).filter((each) => !inBrowserOnly.includes(each))) {
    await page.goto(site.url(TENANT, path));
    const headings = await page.getByRole('main').getByRole('heading').count();
    expect({ path, isReadable: headings >= 1, level1: await page.getByRole('heading', { level: 1 }).count() }).toEqual({
      path,
      isReadable: true,
      level1: 1,
    });
  }
});
