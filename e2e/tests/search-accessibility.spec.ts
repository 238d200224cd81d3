import type { BrowserContext } from '@playwright/test';
import { SCENARIOS } from '@forecourt/shell/scenarios';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { searchPages } from '../harness/searchPages';
import type { ServedSite } from '../harness/site';
import { cardEntry } from '../harness/results';
import { expect, test } from '../harness/test';
import { TENANTS } from '../harness/workspace';

/** Pages alternate between the two layouts. */
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

test.use({ images: false, contextOptions: { reducedMotion: 'reduce' } });

/** Accessibility problems of some pages, each rendered in one of the two layouts. */
async function problemsOf(context: BrowserContext, urls: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const page = await context.newPage();
  for (const [index, url] of urls.entries()) {
    const viewport = VIEWPORTS[index % VIEWPORTS.length] ?? { width: 360, height: 740 };
    await page.setViewportSize(viewport);
    await openInteractive(page, url);
    // A page whose data the server did not get is loaded by the browser.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0);
    const found = await accessibilityProblems(page);
    problems.push(...found.map((problem) => `${new URL(url).pathname}, ${viewport.width} px: ${problem}`));
  }
  await page.close();
  return problems;
}

/** Tenants with `compareEnabled`. */
const COMPARING = ['kestrel-motor-group', 'clearmark-cars'];

test.describe('on the composed site', () => {
  for (const tenant of TENANTS) {
    test(`PL-067 is clean on every search page of ${tenant}, with saved cars`, async ({ context, page, site }) => {
      await openInteractive(page, site.url(tenant, '/search'));
      const cards = page.getByRole('region', { name: 'Vehicles' }).getByRole('article');
      for (const button of (await cards.getByRole('button', { name: /^Favourite/, pressed: false }).all()).slice(0, 4).toReversed())
        await button.click();
      if (COMPARING.includes(tenant)) for (const card of (await cards.all()).slice(0, 4)) await (await cardEntry(card, /^Compare/)).click();
      await page.close();
      const paths = await searchPages(site, tenant);
      expect(
        await problemsOf(
          context,
          paths.map((path) => site.url(tenant, path)),
        ),
      ).toEqual([]);
    });
  }
});

/** Pages that list cars: the first ones of `searchPages`. */
const CAR_PAGES = 6;
/** Scenarios of one kind of car change the pages that list cars; the composed site renders the pages of `normal` and `signed-out`. */
const PAGES_OF_SCENARIO: Partial<Record<(typeof SCENARIOS)[number]['name'], number>> = {
  normal: 1,
  'signed-out': 1,
  'sold-car': CAR_PAGES,
  'reserved-car': CAR_PAGES,
  'coming-soon': CAR_PAGES,
  'no-price': CAR_PAGES,
};

test.describe('alone', () => {
  const TENANT = 'kestrel-motor-group';
  let standalone: ServedSite;
  let paths: string[];

  test.beforeAll(async ({ site }) => {
    standalone = await site.startStandalone('mf-search');
    paths = await searchPages(standalone, TENANT);
  });
  test.afterAll(() => standalone?.stop());

  for (const { name, label } of SCENARIOS) {
    test(`PL-022 PL-067 is clean on every page that the scenario "${label}" changes`, async ({ context }) => {
      await context.addCookies([{ name: 'forecourt_scenario', value: name, url: standalone.url(TENANT) }]);
      const changed = paths.slice(0, PAGES_OF_SCENARIO[name]);
      expect(
        await problemsOf(
          context,
          changed.map((path) => standalone.url(TENANT, path)),
        ),
      ).toEqual([]);
    });
  }
});
