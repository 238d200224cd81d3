import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../harness/browser';
import { startSite, type TestSite } from '../harness/site';

const REMOTES = ['mf-search', 'mf-vehicle', 'mf-locations', 'mf-forms', 'mf-finance', 'mf-navigation'];
const TENANT = 'kestrel-motor-group';

let browser: Browser;
let site: TestSite | null = null;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(async () => {
  await site?.stop();
  site = null;
});

afterAll(() => browser?.close());

it.each(REMOTES)('PL-022 runs %s alone from its release, with its slots and pages', async (remote) => {
  site = await startSite({ onlyRemote: remote });
  const { page, complaints, scripts } = await openPage(browser);
  // Signed in, so that pages behind a gate show too.
  await page.goto(site.url(TENANT, '/?scenario=signed-in'), { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: remote }).waitFor();

  const slots = page.getByRole('region', { name: /^Slot / });
  for (const slot of await slots.all()) {
    const region = slot.locator(`[data-remote="${remote}"][data-slot]`);
    expect(await region.count()).toBeGreaterThanOrEqual(1);
  }
  const addresses = await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await page.goto(site.url(TENANT, address ?? '/'), { waitUntil: 'networkidle' });
    const regions = page.locator(`[data-remote="${remote}"][data-page]`);
    expect({ address, regions: await regions.count() }).toEqual({ address, regions: 1 });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const foreign = [...scripts.keys()].filter((script) => script.includes('/_remotes/') && !script.includes(`/_remotes/${remote}/`));
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});
