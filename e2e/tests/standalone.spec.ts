import { expect, test } from '../harness/test';

const REMOTES = ['mf-search', 'mf-vehicle', 'mf-locations', 'mf-forms', 'mf-finance', 'mf-navigation'];
const TENANT = 'kestrel-motor-group';

for (const remote of REMOTES) {
  test(`PL-022 runs ${remote} alone from its release, with its slots and pages`, async ({ page, consoleErrors, scripts, site }) => {
    const standalone = await site.startStandalone(remote);
    // Signed in, so that pages that require sign-in render too.
    await page.goto(standalone.url(TENANT, '/?scenario=signed-in'), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: remote }).waitFor();

    for (const slot of await page.getByRole('region', { name: /^Slot / }).all()) {
      const region = slot.locator(`[data-remote="${remote}"][data-slot]`);
      expect(await region.count()).toBeGreaterThanOrEqual(1);
    }
    const addresses = await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const address of addresses) {
      await page.goto(standalone.url(TENANT, address ?? '/'), { waitUntil: 'networkidle' });
      const regions = page.locator(`[data-remote="${remote}"][data-page]`);
      expect({ address, regions: await regions.count() }).toEqual({ address, regions: 1 });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    const foreign = [...scripts.keys()].filter((script) => script.includes('/_remotes/') && !script.includes(`/_remotes/${remote}/`));
    expect(foreign).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await standalone.stop();
  });
}
