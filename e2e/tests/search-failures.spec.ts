import { FAULTS } from '../harness/faultProxy';
import { resultsPage } from '../harness/results';
import { expect, SEARCH_TENANT as TENANT, test } from '../harness/searchTest';
import { getPage } from '../harness/site';

const SEARCH = '/1/indexes';
const FAILED = 'We could not load vehicles. Please try again.';
test.use({ images: false });

const uncaughtErrors = (errors: readonly string[]) => errors.filter((error) => error.startsWith('page error'));

for (const [name, fault] of Object.entries(FAULTS)) {
  test.describe(`a search service that is ${name}`, () => {
    test('SE-015 shows the rest of the page, reports the failure and tries again, with the filters of the address', async ({
      page,
      consoleErrors,
      faults,
      site,
      openSearch,
    }) => {
      faults.fail(SEARCH, fault);
      const { status, headers, html } = await getPage(site, TENANT, '/search?make=Kia');
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(html).toContain('data-slot="footer"');
      expect(html).toContain(FAILED);
      expect(html).not.toContain('Loading vehicles');

      const results = await openSearch('/search?make=Kia&car_type=used');
      await page.getByText(FAILED).waitFor();
      expect(await results.chips.getByRole('link', { name: /^Remove filter/ }).allTextContents()).toEqual(['Used', 'Kia']);
      faults.reset();
      await page.getByRole('button', { name: 'Retry' }).click();
      await results.cards.first().waitFor();
      expect(await page.getByText(FAILED).count()).toBe(0);
      for (const name of await results.names()) expect(name).toContain(' Kia ');
      expect(uncaughtErrors(consoleErrors)).toEqual([]);
    });

    test('SE-015 retains the previous cards and the chosen filters when it starts between two searches', async ({
      page,
      consoleErrors,
      faults,
      openSearch,
      address,
    }) => {
      const results = await openSearch('/search?make=Kia');
      const before = await results.names();
      const { link, count } = await results.entry('Used');
      faults.fail(SEARCH, fault);
      await link.click();
      await page.getByText(FAILED).waitFor();
      expect(await results.names()).toEqual(before);
      await expect.poll(address).toBe('/search?car_type=used&make=Kia');
      faults.reset();
      await page.getByRole('button', { name: 'Retry' }).click();
      await results.untilCount(count);
      expect(uncaughtErrors(consoleErrors)).toEqual([]);
    });
  });
}

test('SE-015 is left to the browser by the server where a search is slow: first placeholders, then cards', async ({
  page,
  consoleErrors,
  faults,
  site,
}) => {
  // The server gives up after its own limit; the browser waits longer.
  const release = faults.hold(SEARCH);
  await page.goto(site.url(TENANT, '/search?make=Kia'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('status', { name: 'Loading vehicles' }).waitFor();
  release();
  await resultsPage(page).cards.first().waitFor();
  expect(uncaughtErrors(consoleErrors)).toEqual([]);
});

test('SE-015 retains the cards under a progress bar while a slow search runs', async ({ page, faults, openSearch }) => {
  const results = await openSearch('/search');
  const before = await results.names();
  const { link, count } = await results.entry('Kia');
  const release = faults.hold(SEARCH);
  await link.click();
  await page.getByRole('progressbar', { name: 'Loading vehicles' }).waitFor();
  expect(await results.names()).toEqual(before);
  release();
  await results.untilCount(count);
});

const BROKEN_STORAGE = {
  forbidden: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
for (const [state, block] of Object.entries(BROKEN_STORAGE)) {
  test(`SH-151 SE-080 retains favourites for this visit where storage is ${state}`, async ({ page, consoleErrors, openSearch }) => {
    await page.addInitScript(block);
    const results = await openSearch('/search');
    const [name = ''] = await results.names();
    await results.cards
      .first()
      .getByRole('button', { name: /^Favourite/ })
      .click();
    await results.cards
      .first()
      .getByRole('button', { name: /^Favourite/, pressed: true })
      .waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /favourites/i })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor();
    const favourite = page.getByRole('main').getByRole('article').getByRole('heading');
    await favourite.waitFor();
    expect(name).toContain((await favourite.textContent()) ?? 'nothing');
    expect(uncaughtErrors(consoleErrors)).toEqual([]);
  });
}

test('SE-053 shows a calm placeholder where an image is missing', async ({ page, consoleErrors, openSearch }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  const results = await openSearch('/search');
  await results.cards.first().getByText('No photo yet').first().waitFor();
  expect(uncaughtErrors(consoleErrors)).toEqual([]);
});

test('SE-008 makes the best of an address with rubbish in it', async ({ consoleErrors, openSearch, address }) => {
  const results = await openSearch(
    '/search?make=Kia&make=Zeppelin&model=%3Cscript%3E&price=abc:def&year=2020:2010&km=:&page=999&sortBy=Nonsense&seats=-1&foo=bar',
  );
  await results.cards.first().waitFor();
  await expect.poll(address).toMatch(/^\/search\?make=Kia&page=\d+$/);
  expect(await results.chips.getByRole('link', { name: /^Remove filter/ }).allTextContents()).toEqual(['Kia']);
  expect(consoleErrors).toEqual([]);
});
