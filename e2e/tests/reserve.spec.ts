import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { fillIn, leadsOf, openForm } from '../harness/forms';
import { tabTo } from '../harness/keyboard';
import { carPath, getPage, linkOfCar, type TestSite } from '../harness/site';
import { expect, gate, test } from '../harness/writingTest';

const TOYOTA = 'swan-valley-toyota';
const USED = 'clearmark-cars';
const GROUP = 'kestrel-motor-group';
const WIDTHS = [320, 390, 1280];

test.use({ images: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const step = (page: Page, number: number) => page.getByRole('heading', { name: new RegExp(`^Step ${number} of 3: `) });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** Path of the reserve page of the last car of the results that can be reserved; suites that buy take the first ones. */
const reservePath = (site: TestSite, tenant: string) => linkOfCar(site, tenant, /href="(\/cars\/[a-z0-9-]+\/(?:checkout|buy-online))"/, -1);

/** Enters the details and goes on to the deposit. */
async function enterDetails(page: Page, url: string, lastName: string): Promise<void> {
  const form = await openForm(page, url);
  await fillIn(form, lastName);
  for (const terms of await form.getByRole('checkbox', { name: /^I agree/ }).all()) await terms.check();
  await form.getByRole('button', { name: 'Next' }).click();
  await step(page, 2).waitFor();
  await expect(pay(page)).toBeEnabled();
}

/** Whether the search has the car of a reserve page as reserved: its card, found by stock number, has the tag. */
async function isReservedInSearch(site: TestSite, path: string): Promise<boolean> {
  const slug = path.split('/')[2] ?? '';
  const { html: json } = await getPage(site, TOYOTA, `/api/cars/${slug}`);
  const { stocknum } = JSON.parse(json) as { stocknum: string };
  const { html } = await getPage(site, TOYOTA, `/search?query=${stocknum}`);
  const card = html.split('<article').find((each) => each.includes(`href="/cars/${slug}"`));
  if (!card) throw new Error(`The search for ${stocknum} does not find ${slug}.`);
  return />Reserved</.test(card);
}

test(
  'FO-088 FO-089 FO-090 CO-049 of two shoppers one reserves the vehicle, and it is reserved everywhere',
  gate(),
  async ({ page, openPage, site, consoleErrors }) => {
    const path = await reservePath(site, TOYOTA);
    const { page: other } = await openPage({ viewport: { width: 390, height: 844 } });
    await Promise.all([
      enterDetails(page, site.url(TOYOTA, path), 'Reserve First'),
      enterDetails(other, site.url(TOYOTA, path), 'Reserve Second'),
    ]);
    await pay(page).click();
    await step(page, 3).waitFor();
    await expect(page.getByRole('main')).toContainText(/Your vehicle is reserved until \w{3} \d+ \w{3}, \d+:\d\d [ap]m/);
    await pay(other).click();
    await other.getByText('This vehicle has just been reserved by someone else.').waitFor();

    const lead = { tenant: TOYOTA, category: 'Reserve' };
    expect(await leadsOf(site, 'Reserve First')).toEqual([
      expect.objectContaining({ ...lead, updates: [expect.objectContaining({ category: 'Reservation' })] }),
    ]);
    expect(await leadsOf(site, 'Reserve Second')).toEqual([expect.objectContaining({ ...lead, updates: [] })]);

    await openInteractive(page, site.url(TOYOTA, path.replace(/\/checkout$/, '')));
    await expect(page.getByText('Reserved', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Reserve \$/ })).toHaveCount(0);
    // The search index follows the stock.
    await expect.poll(() => isReservedInSearch(site, path)).toBe(true);
    expect(consoleErrors).toEqual([]);
  },
);

test('FO-088 PL-067 reserves by keyboard after a declined card', async ({ page, site }) => {
  await openInteractive(page, site.url(TOYOTA, await reservePath(site, TOYOTA)));
  for (const [name, text] of Object.entries({
    'First Name': 'Robin',
    'Last Name': 'Keys',
    Postcode: '6056',
    Mobile: '0491 570 006',
    Email: 'robin@example.com',
  })) {
    await tabTo(page.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  }
  await tabTo(page.getByRole('checkbox', { name: /^I agree/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(step(page, 2)).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'A card that is accepted' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(pay(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await tabTo(pay(page));
  await page.keyboard.press('Enter');
  await expect(step(page, 3)).toBeFocused();
});

test('FO-088 a payment whose response is lost is the same payment after a reload', async ({ page, site }) => {
  const path = await reservePath(site, TOYOTA);
  await enterDetails(page, site.url(TOYOTA, path), 'Reserve Lost');
  await page.getByRole('radio', { name: 'A payment without a response' }).check();
  await pay(page).click();
  await page.getByText('We do not know yet whether your payment went through.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Check my payment' }).click();
  await step(page, 3).waitFor();
  expect(await leadsOf(site, 'Reserve Lost')).toEqual([
    expect.objectContaining({ updates: [expect.objectContaining({ category: 'Reservation' })] }),
  ]);
});

test('FO-121 the private link of the receipt cancels the reservation, and the vehicle is free again', async ({
  page,
  site,
  consoleErrors,
}) => {
  const path = await reservePath(site, TOYOTA);
  await enterDetails(page, site.url(TOYOTA, path), 'Reserve Cancel');
  await pay(page).click();
  await step(page, 3).waitFor();
  const link = (await page.getByRole('link', { name: 'See or cancel your reservation' }).getAttribute('href')) ?? '';
  await expect.poll(async () => (await fetch(site.apiUrl('/dev/outbox'))).text()).toContain(link);

  await openInteractive(page, site.url(TOYOTA, link));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Cancel and get the deposit back' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('The reservation is cancelled.').waitFor();
  await expect(page.getByRole('main')).toContainText('Your deposit is returned.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => isReservedInSearch(site, path)).toBe(false);
  await openInteractive(page, site.url(TOYOTA, path));
  await step(page, 1).waitFor();
  expect(consoleErrors).toEqual([]);
});

test('FO-121 the dealer’s command lists the reservation and returns its deposit', async ({ page, site }) => {
  const path = await reservePath(site, TOYOTA);
  await enterDetails(page, site.url(TOYOTA, path), 'Reserve Command');
  await pay(page).click();
  await step(page, 3).waitFor();
  const [newest] = JSON.parse(await site.forecourt('reservations', 'list', '--tenant', TOYOTA, '--json')) as {
    receiptNumber: string;
    state: string;
  }[];
  expect(newest?.state).toBe('held');
  expect(await site.forecourt('reservations', 'cancel', newest?.receiptNumber ?? '')).toMatch(/\$200\.00 refunded {2}cancelled/);
  expect(await site.forecourt('reservations', 'reconcile')).toContain('0 unclear.');
  await openInteractive(page, site.url(TOYOTA, path));
  await step(page, 1).waitFor();
});

test('FO-084 the address that a tenant does not use redirects to its own', async ({ site }) => {
  const car = await carPath(site, USED);
  const { status, headers } = await getPage(site, USED, `${car}/checkout`);
  expect([status, headers.get('location')]).toEqual([301, `${car}/buy-online`]);
});

test('SH-120 a tenant with a gate asks for a sign-in before the checkout', async ({ page, site }) => {
  await page.goto(site.url(GROUP, await reservePath(site, GROUP)));
  await page.waitForURL(/\/sign-in\?type=checkout&redirect=%2Fcars%2F/);
  await expect(page.getByRole('heading', { name: 'Sign in to reserve' })).toBeVisible();
});

test('PL-067 every step of a reservation is clean, also with errors', async ({ page, site }) => {
  const problems: string[] = [];
  async function look(state: string): Promise<void> {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${state}, ${width} px: ${problem}`));
    }
  }
  const url = site.url(USED, await reservePath(site, USED));
  const form = await openForm(page, url);
  await look('details');
  await form.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').waitFor();
  await look('details with errors');
  await enterDetails(page, url, 'Reserve Axe');
  await look('deposit');
  await page.getByRole('radio', { name: 'A card that is declined' }).check();
  await pay(page).click();
  await page.getByText('Your card was declined.').waitFor();
  await look('declined');
  await page.getByRole('radio', { name: 'A card that is accepted' }).check();
  await pay(page).click();
  await step(page, 3).waitFor();
  await look('reserved');
  await page.evaluate(() => sessionStorage.clear());
  await openInteractive(page, url);
  await page.getByText('This vehicle can not be reserved online.').waitFor();
  await look('not reservable');
  expect(problems).toEqual([]);
});
