import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openPage } from '../harness/browser';
import { createFaultyApi, FAULTS } from '../harness/faultyApi';
import { resultsPage } from '../harness/results';
import { getPage, startSite, type TestSite } from '../harness/site';

const TENANT = 'kestrel-motor-group';
const SEARCH = '/1/indexes';
const FAILED = 'We could not load vehicles. Please try again.';
/** Longer than a server waits for a search. */
const SLOW_MS = 2500;

const api = createFaultyApi();
let site: TestSite;
let browser: Browser;
let page: Page;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  site = await startSite({ faultyApi: api });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  ({ page, context, complaints } = await openPage(browser, { pictures: false }));
});
afterEach(async () => {
  api.heal();
  await context.close();
});

const open = async (path: string) => {
  await page.goto(site.url(TENANT, path), { waitUntil: 'networkidle' });
  return resultsPage(page);
};
const pageErrors = () => complaints.filter((complaint) => complaint.startsWith('page error'));
const address = () => page.url().replace(site.url(TENANT, ''), '');

describe.each(Object.entries(FAULTS))('a search service that is %s', (_fault, fault) => {
  it('SE-015 keeps the rest of the page, says so and tries again, with the filters of the address', async () => {
    api.fail(SEARCH, fault);
    const { status, html } = await getPage(site, TENANT, '/search?make=Kia');
    expect(status).toBe(200);
    expect(html).toContain('data-slot="footer"');

    const results = await open('/search?make=Kia&car_type=used');
    await page.getByText(FAILED).waitFor();
    expect(await results.chips.getByRole('link', { name: /^Remove filter/ }).allTextContents()).toEqual(['Used', 'Kia']);
    api.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await results.cards.first().waitFor();
    expect(await page.getByText(FAILED).count()).toBe(0);
    for (const name of await results.names()) expect(name).toContain(' Kia ');
    expect(pageErrors()).toEqual([]);
  });

  it('SE-015 keeps the cards before, and what was chosen, when it begins on the way', async () => {
    const results = await open('/search?make=Kia');
    const before = await results.names();
    const { link, count } = await results.entry('Used');
    api.fail(SEARCH, fault);
    await link.click();
    await page.getByText(FAILED).waitFor();
    expect(await results.names()).toEqual(before);
    expect(address()).toBe('/search?car_type=used&make=Kia');
    api.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await results.untilCount(count);
    expect(pageErrors()).toEqual([]);
  });
});

it('SE-015 is left to the browser by the server where a search is slow: first placeholders, then cards', async () => {
  api.delay(SEARCH, SLOW_MS);
  await page.goto(site.url(TENANT, '/search?make=Kia'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('status', { name: 'Loading vehicles' }).waitFor();
  await resultsPage(page).cards.first().waitFor();
  expect(pageErrors()).toEqual([]);
});

it('SE-015 keeps the cards under a progress bar while a slow search runs', async () => {
  const results = await open('/search');
  const before = await results.names();
  const { link, count } = await results.entry('Kia');
  api.delay(SEARCH, SLOW_MS);
  await link.click();
  await page.getByRole('progressbar', { name: 'Loading vehicles' }).waitFor();
  expect(await results.names()).toEqual(before);
  await results.untilCount(count);
});

it.each([
  ['forbidden', () => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied', 'SecurityError'); } })],
  ['full', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
])('SH-151 SE-080 keeps favourites for this visit where storage is %s', async (_what, block) => {
  await page.addInitScript(block);
  const results = await open('/search');
  const [name = ''] = await results.names();
  await results.cards.first().getByRole('button', { name: /^Favourite/ }).click();
  await results.cards.first().getByRole('button', { name: /^Favourite/, pressed: true }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: /favourites/i }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor();
  const kept = page.getByRole('main').getByRole('article').getByRole('heading');
  await kept.waitFor();
  expect(name).toContain((await kept.textContent()) ?? 'nothing');
  expect(pageErrors()).toEqual([]);
});

it('SE-053 shows a calm placeholder where a picture is missing', async () => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  const results = await open('/search');
  const [name = ''] = await results.names();
  await results.cards.first().getByRole('img', { name: `${name} (No photo yet)` }).waitFor();
  expect(pageErrors()).toEqual([]);
});

it('SE-008 makes the best of an address with rubbish in it', async () => {
  const results = await open('/search?make=Kia&make=Zeppelin&model=%3Cscript%3E&price=abc:def&year=2020:2010&km=:&page=999&sortBy=Nonsense&seats=-1&foo=bar');
  await results.cards.first().waitFor();
  expect(address()).toMatch(/^\/search\?make=Kia&page=\d+$/);
  expect(await results.chips.getByRole('link', { name: /^Remove filter/ }).allTextContents()).toEqual(['Kia']);
  expect(complaints).toEqual([]);
});
