import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { openBrowser, openPage } from '../harness/browser';
import { eventually } from '../harness/eventually';
import { resultsPage } from '../harness/results';
import { startSite, type TestSite } from '../harness/site';

const TENANT = 'kestrel-motor-group';
/** More stops than a results page has. */
const STOPS = 400;

let site: TestSite;
let browser: Browser;
let page: Page;
let context: BrowserContext;

beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(() => context?.close());

async function open(width: number, path: string) {
  ({ page, context } = await openPage(browser, { width, height: 800, pictures: false }));
  // Without it the page glides to the focus, and is not there yet when it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.url(TENANT, path), { waitUntil: 'networkidle' });
  return resultsPage(page);
}
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Presses Tab until the focus is there, in sight and not under a bar; fails where it never comes. */
async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isFocused(target)) {
      const cover = await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return shown && (element.contains(shown) || shown.contains(element)) ? null : (shown?.outerHTML.slice(0, 200) ?? 'outside of the window');
      });
      expect(cover).toBeNull();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${STOPS} presses of ${key} do not lead to ${target}`);
}

it('PL-067 SE-019 SE-031 SE-022 SE-040 searches, narrows, sorts and takes back by keyboard alone', async () => {
  const results = await open(1280, '/search');
  await tabTo(page.getByRole('search', { name: 'Search these vehicles' }).getByRole('searchbox'));
  await page.keyboard.type('hybrid');
  await press('Enter');
  await page.waitForURL(/query=hybrid/);

  await tabTo(results.sort);
  await press('Space');
  const cheapest = page.getByRole('link', { name: 'Price: low to high' });
  await cheapest.waitFor();
  await press('Escape');
  await cheapest.waitFor({ state: 'hidden' });
  expect(await isFocused(results.sort)).toBe(true);
  await press('Enter');
  await tabTo(cheapest);
  await press('Enter');
  await page.waitForURL(/sortBy=/);

  const { link, count } = await results.entry('Used');
  await tabTo(link, 'Shift+Tab');
  await press('Enter');
  await results.untilCount(count);
  expect(await isFocused((await results.entry('Used')).link)).toBe(true);

  await tabTo(results.chips.getByRole('link', { name: 'Remove filter “hybrid”' }));
  await press('Enter');
  await page.waitForURL((url) => !url.searchParams.has('query'));
  expect(page.url()).toContain('car_type=used');
});

it('PL-067 SE-042 moves both thumbs of the price by keyboard, and neither past the other', async () => {
  const results = await open(1280, '/search');
  const thumb = (end: string) => page.getByRole('complementary', { name: 'Filters' }).getByRole('slider', { name: `Price: ${end}` });
  await tabTo(thumb('From'));
  await press('End');
  await eventually(() => thumb('From').inputValue(), '100000');
  await press('Home', 'ArrowRight', 'ArrowRight');
  await page.waitForURL(/price=2000%3A$/);
  await tabTo(thumb('To'));
  await press('Home');
  await page.waitForURL(/price=2000%3A2000$/);
  await press('End');
  await page.waitForURL(/price=2000%3A$/);
  await results.cards.first().waitFor();
});

it('PL-067 SE-001 opens the filters of a phone, chooses and leaves them by keyboard', async () => {
  const results = await open(360, '/search');
  const opener = page.getByRole('link', { name: 'Filters', exact: true });
  await tabTo(opener);
  await press('Enter');
  await results.drawer.waitFor();
  await press('Escape');
  await results.drawer.waitFor({ state: 'hidden' });
  expect(await isFocused(opener)).toBe(true);

  await press('Enter');
  const { link, count } = await results.entry('Kia');
  await tabTo(link);
  await press('Enter');
  const done = results.drawer.getByRole('button', { name: `Show ${count} vehicles` });
  await done.waitFor();
  await tabTo(done);
  await press('Enter');
  await results.drawer.waitFor({ state: 'hidden' });
  await results.untilCount(count);
});

it('PL-067 SE-082 SE-083 compares two cars by keyboard alone', async () => {
  const results = await open(1280, '/search');
  const names = (await results.names()).slice(0, 2);
  for (const name of names) {
    const button = results.cards.filter({ hasText: name }).first().getByRole('button', { name: /^Compare/ });
    await tabTo(button);
    await press('Space');
    await button.and(page.locator('[aria-pressed="true"]')).waitFor();
  }
  await tabTo(page.getByRole('link', { name: 'Compare 2 vehicles' }), 'Shift+Tab');
  await press('Enter');
  const heads = page.getByRole('table').getByRole('columnheader').getByRole('link');
  await heads.first().waitFor();
  expect(await heads.allTextContents()).toEqual(names);
  await tabTo(page.getByRole('button', { name: `Remove ${names[0]}` }));
  await press('Enter');
  await eventually(() => heads.allTextContents(), names.slice(1));
});
