import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { expect, test } from '../harness/test';

const TOYOTA = 'swan-valley-toyota';
const HOST = 'https://dealer.swan-valley-toyota.example';

/** Addresses of the dropdowns of the brand's menu, in their order. */
const GROUPS: readonly (readonly [id: string, name: string, addresses: readonly string[]])[] = [
  ['NA-011', 'New Vehicles', ['/corolla', `${HOST}/new-vehicles`]],
  [
    'NA-012',
    'Pre-Owned Vehicles',
    ['/pre-owned', `${HOST}/demonstrators`, '/pre-owned?certified=true', '/pages/about-toyota-certified-pre-owned', `${HOST}/sellmycar`],
  ],
  ['NA-013', 'Special Offers', ['/special-offers', `${HOST}/dealer-specials`]],
  [
    'NA-014',
    'Service',
    [
      '/service',
      'https://swan-valley-toyota.example/service/booking',
      '/enquiries/service-enquiry',
      '/pages/toyota-recalls',
      '/pages/toyota-express-maintenance',
    ],
  ],
  ['NA-015', 'Parts & Accessories', ['/parts-and-accessories', '/pages/toyota-genuine-parts-accessories', '/enquiries/parts-enquiry']],
  [
    'NA-016',
    'Finance & Insurance',
    [
      '/finance-enquiry',
      '/car-finance',
      '/pages/toyota-access-loan',
      ...['car-loan-calculator', 'full-service-lease', 'used-car', 'car-insurance', 'finance-for-farmers'].map(
        (page) => `${HOST}/finance/${page}`,
      ),
    ],
  ],
  ['NA-017', 'Fleet', ['/fleet', '/enquiries/fleet-enquiry']],
  [
    'NA-019',
    'Discover',
    ['/about-us', '/pages/mytoyota-connect', '/pages/toyota-connected', '/pages/toyota-safety-sense', '/pages/toyota-hybrids', '/careers'],
  ],
  ['NA-020', 'Contact', ['/contact', '/enquiries/general-enquiry', '/enquiries/feedback', '/pages/complaint-handling-process']],
];

test('NA-001 NA-002 NA-004 NA-009 NA-011 NA-012 NA-013 NA-014 NA-015 NA-016 NA-017 NA-018 NA-019 NA-020 NA-021 the menu of the brand', async ({
  page,
  site,
}) => {
  await openInteractive(page, site.url(TOYOTA, '/'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  const names = await menu
    .locator(':scope > ul > li > :is(a, button)')
    .evaluateAll((all) => all.map((each) => each.firstChild?.textContent));
  expect(names).toEqual([
    'New Vehicles',
    'Pre-Owned Vehicles',
    'Special Offers',
    'Service',
    'Parts & Accessories',
    'Finance & Insurance',
    'Fleet',
    'Personalise',
    'Discover',
    'Contact',
  ]);
  for (const [id, name, addresses] of GROUPS) {
    const group = menu.locator(':scope > ul > li').filter({ has: page.getByRole('button', { name, exact: true }) });
    // Models are there once it is open.
    await group.getByRole('button').hover();
    await expect(group.locator('a').first()).toBeVisible();
    const hrefs = await group.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([id, hrefs]).toEqual([id, expect.arrayContaining([...addresses])]);
    // KINTO is optional, and this dealer has left it out.
    expect(hrefs).not.toContain(`${HOST}/car-rental/kinto`);
  }
  const personalise = menu.getByRole('link', { name: /^Personalise/ });
  await expect(personalise).toHaveAttribute('href', `${HOST}/toyota-for-you/vehicle-selection`);
  await expect(personalise).toHaveAttribute('target', '_blank');
});

test('NA-024 NA-026 NA-027 PL-067 the models open by mouse, and the page of the one that is picked', async ({
  page,
  site,
  consoleErrors,
}) => {
  await openInteractive(page, site.url(TOYOTA, '/about-us'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  const opener = menu.getByRole('button', { name: 'New Vehicles' });
  await opener.hover();
  await expect(menu.getByRole('heading', { level: 3 })).toHaveText([
    'Hatch & sedans',
    'SUVs & 4WDs',
    'Utes & Vans',
    'GR & performance',
    'Electrified',
    'Upcoming',
    'Discontinued',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);

  // From the entry straight down into the panel, as a hand moves.
  const [from, to] = await Promise.all([
    opener.boundingBox(),
    menu.getByRole('link', { name: 'Corolla', exact: true }).first().boundingBox(),
  ]);
  if (!from || !to) throw new Error('The menu has no place.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.move(from.x + 30, to.y + 10, { steps: 25 });
  await menu.getByRole('link', { name: 'Corolla', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Corolla');
  expect(new URL(page.url()).pathname).toBe('/corolla');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(consoleErrors).toEqual([]);
});

test('NA-025 PL-067 on a phone the models are in the drawer, by keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openInteractive(page, site.url(TOYOTA, '/about-us'));
  await page.locator('summary[aria-label="Menu"]').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('navigation', { name: 'Menu', exact: true });
  await drawer.locator('summary', { hasText: 'New Vehicles' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Utes & Vans' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/corolla');
});
