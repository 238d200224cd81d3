import type { Browser, BrowserContext } from 'playwright-core';
import { SCENARIOS } from '@forecourt/shell/scenarios';
import { accessProblems } from '../harness/access';
import { openBrowser, withoutPictures } from '../harness/browser';
import { searchPages } from '../harness/searchPages';
import { startSite, type TestSite } from '../harness/site';
import { TENANTS } from '../harness/workspace';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
/** Pages that are looked at together: most of the time goes by waiting. */
const TOGETHER = 4;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** What is wrong with some pages in one browser, each shown at one of the two widths. */
async function problemsOf(context: BrowserContext, urls: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const left = urls.map((url, at) => ({ url, size: SIZES[at % SIZES.length] }));
  const look = async () => {
    const page = await context.newPage();
    for (let next = left.shift(); next; next = left.shift()) {
      const { url, size = SIZES[0] } = next;
      if (size) await page.setViewportSize(size);
      await page.goto(url, { waitUntil: 'networkidle' });
      const found = await accessProblems(page);
      problems.push(...found.map((problem) => `${new URL(url).pathname}, ${size?.width} px: ${problem}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TOGETHER }, look));
  return problems;
}

describe('on the composed site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  it.each(TENANTS)('PL-067 is clean on every search page of %s, with cars kept', async (tenant) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: SIZES[1] });
    await withoutPictures(context);
    const page = await context.newPage();
    await page.goto(site.url(tenant, '/search'), { waitUntil: 'networkidle' });
    const cards = page.getByRole('region', { name: 'Vehicles' }).getByRole('article');
    for (const kind of [/^Favourite/, /^Compare/]) {
      for (const button of (await cards.getByRole('button', { name: kind, pressed: false }).all()).slice(0, 4).toReversed()) await button.click();
    }
    await page.close();
    const paths = await searchPages(site, tenant);
    expect(await problemsOf(context, paths.map((path) => site.url(tenant, path)))).toEqual([]);
    await context.close();
  });
});

describe('alone', () => {
  const TENANT = 'kestrel-motor-group';
  let site: TestSite;
  let paths: string[];
  beforeAll(async () => {
    site = await startSite({ onlyRemote: 'mf-search' });
    paths = await searchPages(site, TENANT);
  });
  afterAll(() => site?.stop());

  it.each(SCENARIOS)('PL-022 PL-067 is clean on every page in the scenario "$label"', async ({ name }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await withoutPictures(context);
    await context.addCookies([{ name: 'forecourt_scenario', value: name, url: site.url(TENANT) }]);
    expect(await problemsOf(context, paths.map((path) => site.url(TENANT, path)))).toEqual([]);
    await context.close();
  });
});
