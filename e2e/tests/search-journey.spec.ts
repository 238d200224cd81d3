import type { BrowserContextOptions } from '@playwright/test';
import { openInteractive, untilHydrated } from '../harness/browser';
import { cardEntry, resultsPage } from '../harness/results';
import { expect, gate, test } from '../harness/searchTest';
import { carPath } from '../harness/site';

const WINDOWS: Record<string, BrowserContextOptions['viewport']> = {
  desktop: { width: 1280, height: 900 },
  // Back in this one moved to the end of the list: which element Chromium anchors to depends on the window's height.
  phone: { width: 390, height: 844 },
};

test.use({ images: false });

for (const [name, viewport] of Object.entries(WINDOWS)) {
  test.describe(`by mouse on a ${name}`, () => {
    test.use({ viewport });

    test('SE-005 comes back from a car to the card that led there', gate(name === 'phone'), async ({ page, consoleErrors, openSearch }) => {
      const results = await openSearch('/search');
      const link = results.cards.nth(5).getByRole('heading').getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.scrollIntoViewIfNeeded();
      const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
      const before = await top();
      await link.click();
      await page.waitForURL('**/cars/**');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      // The cards below arrive after the first ones, and must not move the list.
      await results.cards.nth(20).waitFor();
      const isAgainAt = async () => (await link.textContent()) === name && Math.abs((await top()) - before) < 4;
      await expect.poll(isAgainAt).toEqual(true);
      expect(consoleErrors).toEqual([]);
    });

    test(
      'SE-001 SE-019 SE-031 SE-040 walks from home to a search, narrows it and takes it back',
      gate(name === 'desktop'),
      async ({ page, consoleErrors, openSearch, address }) => {
        const all = await (await openSearch('/search')).count();
        await openSearch('/');
        const box = page.getByRole('main').getByRole('search').first();
        await box.getByRole('searchbox').fill('hybrid');
        await box.getByRole('button', { name: 'Search' }).click();
        await page.waitForURL(/\/search.*query=hybrid/);
        const results = resultsPage(page);
        await results.cards.first().waitFor();
        expect(await results.count()).toBeLessThan(all);
        await results.chips.getByRole('link', { name: 'Remove filter “hybrid”' }).click();
        await results.untilCount(all);
        await expect.poll(address).toBe('/search');

        const kia = await results.choose('Kia');
        await results.done(kia);
        // The other makes keep their counts: a second one adds its cars.
        const mazda = await results.choose('Mazda');
        await results.done(kia + mazda);
        const used = await results.choose('Used');
        await results.done(used);
        expect(used).toBeLessThan(kia + mazda);
        await expect.poll(address).toBe('/search?car_type=used&make=Kia&make=Mazda');
        for (const name of await results.names()) expect(name).toMatch(/^\d{4} (Kia|Mazda) /);

        await results.chips.getByRole('link', { name: 'Remove filter Mazda' }).click();
        await results.chips.getByRole('link', { name: 'Remove filter Mazda' }).waitFor({ state: 'detached' });
        await expect.poll(address).toBe('/search?car_type=used&make=Kia');
        await results.chips.getByRole('link', { name: 'Clear all' }).click();
        await results.chips.waitFor({ state: 'detached' });
        await expect.poll(address).toBe('/search');
        expect(consoleErrors).toEqual([]);
      },
    );

    test('PL-054 has no link that renders again for each address: the router marks those of its own', async ({ page, openSearch }) => {
      const results = await openSearch('/search');
      await results.done(await results.choose('Used'));
      expect(await page.locator('[data-discover]').count()).toBe(0);
    });

    test('SE-005 SE-006 SE-021 SE-022 restores any state by reload, sharing, back and forward', async ({
      page,
      consoleErrors,
      openPage,
      openSearch,
    }) => {
      const results = await openSearch('/search');
      const used = await results.choose('Used');
      await results.done(used);
      await results.sortBy('Price: low to high');
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForURL(/page=2/);

      const shared = page.url();
      const other = await openPage({ viewport });
      await openInteractive(other.page, shared);
      const second = await resultsPage(other.page).names();
      await other.page.close();
      expect(second).toHaveLength(21);
      await expect.poll(results.names).toEqual(second);
      await page.reload();
      await untilHydrated(page);
      await expect.poll(results.names).toEqual(second);

      await page.goBack();
      await page.waitForURL((url) => !url.search.includes('page='));
      await results.sort.filter({ hasText: 'Price: low to high' }).waitFor();
      await page.goBack();
      await results.sort.filter({ hasText: 'Recommended' }).waitFor();
      await results.untilCount(used);
      await page.goForward();
      await page.goForward();
      await expect.poll(results.names).toEqual(second);
      await expect(page).toHaveURL(shared);
      expect(consoleErrors).toEqual([]);
    });

    test('SE-042 SE-043 SE-045 sets the price by number fields and by keyboard on the thumbs', async ({ page, openSearch }) => {
      const results = await openSearch('/search');
      const filters = await results.filters();
      const field = (end: string) => filters.getByRole('textbox', { name: `Price: ${end}` });
      await field('From').fill('20,000');
      await field('From').press('Enter');
      await page.waitForURL(/price=20000%3A$/);
      await field('To').fill('$30000');
      await field('To').press('Enter');
      await page.waitForURL(/price=20000%3A30000/);

      const highest = filters.getByRole('slider', { name: 'Price: To' });
      await highest.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(/price=20000%3A32000/);
      await expect.poll(() => field('To').inputValue()).toEqual('32,000');
      if (await results.drawer.isVisible()) await results.drawer.getByRole('button', { name: /^Show / }).click();
      await results.chips.getByRole('link', { name: 'Remove filter $20,000 to $32,000' }).click();
      await page.waitForURL((url) => url.search === '');
      await results.filters();
      await expect.poll(() => field('To').inputValue()).toEqual('100,000');
    });

    test('SE-043 SE-015 a price that is removed before its results arrive is gone from the filters at once', async ({
      page,
      openSearch,
    }) => {
      const results = await openSearch('/search');
      const filters = await results.filters();
      const from = filters.getByRole('textbox', { name: 'Price: From' });
      const initial = await from.inputValue();
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/1/indexes/**', async (route) => {
        if (route.request().postData()?.includes('20000')) await released;
        await route.continue();
      });
      await from.fill('20,000');
      await from.press('Enter');
      // 'Loading vehicles' appears where a response takes long.
      await page.getByRole('progressbar', { name: 'Loading vehicles' }).waitFor();
      if (await results.drawer.isVisible()) await results.drawer.getByRole('button', { name: /^Show / }).click();
      await results.chips.getByRole('link', { name: /^Remove filter .*20,000/ }).click();
      await page.waitForURL((url) => url.search === '');
      await results.filters();
      await expect.poll(() => from.inputValue()).toEqual(initial);
      release();
      await expect(page.getByRole('progressbar', { name: 'Loading vehicles' })).toHaveCount(0);
    });

    test('SE-016 helps where nothing matches, and retains the links back', async ({ page, openSearch, address }) => {
      const results = await openSearch('/search?query=zeppelin&make=Kia');
      await page.getByRole('heading', { name: 'No vehicles match your search.' }).waitFor();
      const help = page.getByRole('region', { name: 'Tell us what you are looking for' });
      await help.getByLabel('First Name').waitFor();
      await results.chips.getByRole('link', { name: 'Remove filter “zeppelin”' }).click();
      await results.cards.first().waitFor();
      await expect.poll(address).toBe('/search?make=Kia');
    });

    test('SE-080 SE-081 stores a favourite in this browser, and removes it', async ({ page, openSearch }) => {
      const results = await openSearch('/search');
      const [name = ''] = await results.names();
      await results.cards
        .first()
        .getByRole('button', { name: `Favourite ${name}`, pressed: false })
        .click();
      await page.reload();
      await untilHydrated(page);
      await results.cards
        .first()
        .getByRole('button', { name: `Favourite ${name}`, pressed: true })
        .waitFor();

      await openSearch('/favourites');
      const savedCars = page.getByRole('main').getByRole('article');
      await expect(savedCars.getByRole('heading')).toHaveCount(1);
      await savedCars.getByRole('button', { name: /^Remove / }).click();
      await page.getByText('You have no favourites yet.').waitFor();
    });

    test('SE-082 SE-083 compares four cars side by side and refuses a fifth', async ({ page, consoleErrors, openSearch }) => {
      const results = await openSearch('/search');
      const names = (await results.names()).slice(0, 5);
      const compare = async (at: number) => (await cardEntry(results.cards.filter({ hasText: names[at] }).first(), /^Compare/)).click();
      for (const at of [0, 1, 2, 3]) {
        await compare(at);
        await page.getByRole('link', { name: at === 0 ? 'Compare 1 vehicle' : `Compare ${at + 1} vehicles` }).waitFor();
      }
      await compare(4);
      await page.getByText('You can compare up to 4 cars.').waitFor();
      await page.getByRole('status').getByRole('link', { name: 'Compare' }).click();

      const table = page.getByRole('table');
      await table.waitFor();
      expect(await table.getByRole('columnheader').getByRole('link').allTextContents()).toEqual(names.slice(0, 4));
      await table.getByRole('rowheader', { name: 'Price (differs)' }).waitFor();
      await table.getByRole('button', { name: `Remove ${names[0]}` }).click();
      await expect.poll(() => table.getByRole('columnheader').getByRole('link').count()).toEqual(3);
      expect(consoleErrors).toEqual([]);
    });

    test('SE-070 SE-073 SE-074 SE-075 SE-076 saves a car at once, confirms it, counts event 39, and shows it in the list', async ({
      page,
      context,
      faults,
      openSearch,
      session,
    }) => {
      await context.addCookies([session]);
      const results = await openSearch('/search');
      const [name = ''] = await results.names();
      const card = results.cards.first();
      const release = faults.hold('/api/watchlist/save-car');
      await (await cardEntry(card, /^Save /)).click();
      await cardEntry(card, new RegExp(`^Saved ${name}`));
      await page.keyboard.press('Escape');
      expect(await page.getByText('Car Saved In Watchlist').count()).toBe(0);
      release();
      await page.getByText('Car Saved In Watchlist').waitFor();
      const events = () =>
        page.evaluate(() => (window as unknown as { dataLayer?: { id?: number }[] }).dataLayer?.filter(({ id }) => id === 39).length ?? 0);
      await expect.poll(events).toBe(1);

      await page.getByRole('status').getByRole('link', { name: 'View List' }).click();
      await page.waitForURL(/\/watchlist$/);
      const listed = page.getByRole('main').getByRole('article').filter({ hasText: name });
      await (await cardEntry(listed, /^Saved/)).click();
      await page.getByText('Car Removed').waitFor();
      await page.getByText('Your watchlist is empty.').waitFor();
      expect(await events()).toBe(1);
    });

    test('SE-070 SE-077 reverts a save when it is refused, and reports why', async ({ page, context, faults, openSearch, session }) => {
      await context.addCookies([session]);
      const results = await openSearch('/search');
      const refuse = faults.hold('/api/watchlist/save-car', (_request, response) => {
        response
          .writeHead(403, { 'content-type': 'application/json' })
          .end('{"error":{"code":"forbidden","message":"This list is not yours."}}');
      });
      const card = results.cards.first();
      await (await cardEntry(card, /^Save /)).click();
      await cardEntry(card, /^Saved /);
      await page.keyboard.press('Escape');
      refuse();
      await page.getByText('This list is not yours.').waitFor();
      await page.getByRole('alertdialog').getByRole('button').click();
      await cardEntry(card, /^Save /);
    });

    test('SE-086 SE-096 SE-102 SE-105 SE-107 opens offers, models, accessories, parts and articles by their links', async ({
      page,
      consoleErrors,
      openSearch,
    }) => {
      const main = page.getByRole('main');
      const follow = async (link: ReturnType<typeof main.getByRole>, where: RegExp) => {
        await link.first().click();
        await page.waitForURL(where);
        await untilHydrated(page);
      };
      await openSearch('/special-offers');
      await follow(main.getByRole('link', { name: /^View offer/ }), /\/offers\//);
      await page.getByRole('heading', { name: 'Ask about this offer' }).waitFor();
      await openSearch('/models');
      await follow(main.getByRole('link', { name: /^Explore model/ }), /^[^?]+:\d+\/[a-z0-9-]+$/);
      await main
        .getByRole('region', { name: / in stock$/ })
        .getByRole('article')
        .first()
        .waitFor();
      await follow(main.getByRole('link', { name: 'View Accessories' }), /\/accessories$/);
      await main.getByRole('article').first().waitFor();
      await openSearch('/parts-and-accessories');
      await follow(main.locator('ul').getByRole('link', { name: /products?$/ }), /\/parts\/search\?categories=/);
      await main.getByRole('article').first().waitFor();
      await openSearch('/blog');
      await follow(main.getByRole('article').getByRole('link'), /\/blog\/[a-z0-9-]+\/[a-z0-9-]+$/);
      await main.getByRole('link', { name: 'See all vehicles' }).click();
      await resultsPage(page).cards.first().waitFor();
      expect(consoleErrors).toEqual([]);
    });
  });
}

/** Its header has two rows, and with them a search box. */
const TENANT = 'swan-valley-toyota';

test('SE-001 a page has one search box: its own, else that of the header', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const car = await carPath(site, TENANT);
  for (const [address, name] of [
    ['/', 'Search vehicles'],
    ['/search', 'Search these vehicles'],
    [car, 'Search vehicles'],
  ] as const) {
    await page.goto(site.url(TENANT, address));
    await expect(page.getByRole('search')).toHaveCount(1);
    await expect(page.getByRole('search', { name })).toBeVisible();
  }
});
