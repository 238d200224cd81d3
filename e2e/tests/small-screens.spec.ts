import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { carPath, getPage } from '../harness/site';
import { expect, test } from '../harness/test';
import { TENANTS } from '../harness/workspace';

/** Pages of every kind; a site has those that its menu, its switches and its remotes give it. */
const PAGES = [
  ...['/', '/search', '/models', '/special-offers', '/blog', '/favourites', '/compare', '/parts/search'],
  ...['/our-location', '/pages/visit-us', '/contact', '/contact-us', '/service', '/fleet', '/careers', '/trade-in', '/sell-my-car'],
  ...['/finance', '/car-finance', '/about-us', '/warranty', '/buying', '/pages/complaint-handling-process', '/privacy-policy'],
];

for (const tenant of TENANTS) {
  test(`PL-067 every page of ${tenant} fits 320 pixels, with targets that a thumb can hit`, async ({ site, page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 320, height: 700 });
    const car = await carPath(site, tenant);
    const found: Record<string, string[]> = {};
    for (const address of [...PAGES, car]) {
      if ((await getPage(site, tenant, address)).status !== 200) continue;
      await openInteractive(page, site.url(tenant, address));
      // A page that requires a sign-in has none until the session is known.
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      found[address] = await accessibilityProblems(page);
    }
    expect(Object.keys(found).length).toBeGreaterThan(15);
    expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([]);
  });
}
