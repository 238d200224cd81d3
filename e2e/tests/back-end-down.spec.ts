import { FAULTS } from '../harness/faultProxy';
import { carPath, getPage } from '../harness/site';
import { expect, gate, test } from '../harness/test';

const TENANT = 'kestrel-motor-group';
/** Which no other suite requests: a page that is stored would be sent, and one whose data are known would be rendered. */
const PAGES_OF_DATA = ['/models?page=97', '/offers/999999', '/blog?page=97', '/parts/search?page=97'];
const PAGES_WITHOUT_DATA = ['/', '/our-location', '/privacy-policy'];

test(
  'PL-033 a back end that is down: 503 with the number to call, and the page again by a click once it is back',
  gate(),
  async ({ site, faults, page }) => {
    const car = await carPath(site, TENANT, '/search?page=4');
    faults.fail('/', FAULTS.down);
    for (const address of [car, ...PAGES_OF_DATA]) {
      const { status, headers, html } = await getPage(site, TENANT, address);
      expect([address, status, headers.get('retry-after')]).toEqual([address, 503, '5']);
      expect(html).toContain('We will be right back');
      expect(html).not.toContain('noindex');
    }
    for (const address of PAGES_WITHOUT_DATA) expect([address, (await getPage(site, TENANT, address)).status]).toEqual([address, 200]);

    await page.goto(site.url(TENANT, car));
    await page.getByRole('heading', { level: 1, name: 'We will be right back' }).waitFor();
    expect(await page.getByRole('link', { name: /^[\d ]{8,}$/ }).getAttribute('href')).toMatch(/^tel:\d{8,}$/);
    faults.reset();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 2, name: 'Car Summary' }).waitFor();
  },
);
