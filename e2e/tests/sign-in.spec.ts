import type { Page } from '@playwright/test';
import { openInteractive, untilHydrated } from '../harness/browser';
import { tabTo } from '../harness/keyboard';
import { lastCode } from '../harness/signIn';
import { getPage } from '../harness/site';
import { cardEntry } from '../harness/results';
import { expect, gate, test } from '../harness/writingTest';

/** Has a watchlist. */
const GROUP = 'kestrel-motor-group';
/** Has a customer area. */
const USED = 'clearmark-cars';

test.use({ images: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const mobile = (page: Page) => page.getByRole('textbox', { name: 'Mobile' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });
/** A code of six digits that is not this one. */
const wrongFor = (right: string) => (right === '000000' ? '000001' : '000000');

/** Enters the number by keyboard, until the field of the code has the focus. */
async function requestCode(page: Page, phone: string): Promise<void> {
  await tabTo(mobile(page));
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
}

test(
  'FO-098 FO-102 FO-103 SE-072 SH-030 a visitor saves a car by keyboard: sign-in page, number, code, and the car is saved',
  gate(),
  async ({ page, site, consoleErrors }) => {
    await openInteractive(page, site.url(GROUP, '/search?query=hybrid'));
    const cards = page.getByRole('region', { name: 'Vehicles' }).getByRole('article');
    const menu = cards.first().getByRole('button', { name: /^More about / });
    const name = (await menu.getAttribute('aria-label'))?.replace('More about ', '') ?? '';
    await tabTo(menu);
    await page.keyboard.press('Enter');
    await tabTo(cards.first().getByRole('button', { name: `Save ${name}` }));
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Sign in to save this car' }).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/sign-in',
      { type: 'watchlist', redirect: '/search?query=hybrid', back: '/search?query=hybrid' },
    ]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/search?query=hybrid');

    await requestCode(page, '0491 570 156');
    await page.keyboard.type(await lastCode(site, GROUP, '+61491570156'));
    await page.waitForURL(site.url(GROUP, '/search?query=hybrid'));
    await page.getByText('Car Saved In Watchlist').waitFor();
    await (
      await cardEntry(cards.filter({ hasText: name }).first(), new RegExp(`^Saved ${name}`))
    )
      .and(page.locator('[aria-pressed="true"]'))
      .waitFor();
    expect(consoleErrors).toEqual([]);

    await openInteractive(page, site.url(GROUP, '/watchlist'));
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([name]);
  },
);

test('FO-102 Back does not return to the sign-in page', async ({ page, site }) => {
  await openInteractive(page, site.url(GROUP, '/about-us'));
  await openInteractive(page, site.url(GROUP, '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fabout-us'));
  await requestCode(page, '0491 570 157');
  await page.keyboard.type(await lastCode(site, GROUP, '+61491570157'));
  await page.getByRole('heading', { name: 'Your watchlist is empty.' }).waitFor();
  await page.goBack();
  await page.waitForURL(site.url(GROUP, '/about-us'));
});

test('FO-099 FO-100 FO-104 a wrong code is reported at the field and selected; the correct one signs in', async ({ page, site }) => {
  await openInteractive(page, site.url(USED, '/sign-in?type=my-garage&redirect=%2Fabout-us&back=%2F'));
  await requestCode(page, '0491 570 158');
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
  const right = await lastCode(site, USED, '+61491570158');
  await page.keyboard.type(wrongFor(right));
  await expect(code(page)).toHaveAccessibleDescription(/That code is not correct\.$/);
  await expect(code(page)).toBeFocused();
  const selection = () => code(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  await expect.poll(selection).toEqual([0, 6]);
  await page.keyboard.type(right);
  await page.waitForURL(site.url(USED, '/about-us'));

  // A signed-in visitor is redirected at once.
  await page.goto(site.url(USED, '/sign-in?type=my-garage&redirect=%2Fcontact&back=%2F'));
  await page.waitForURL(site.url(USED, '/contact'));
});

test('FO-099 the fifth wrong code locks the code, and says what to do', async ({ page, site }) => {
  await openInteractive(page, site.url(USED, '/sign-in'));
  await requestCode(page, '0491 570 159');
  const right = Number(await lastCode(site, USED, '+61491570159'));
  for (const offset of [1, 2, 3, 4, 5]) {
    const response = page.waitForResponse('**/api/sign-in/verify');
    await code(page).fill(String((right + offset) % 1_000_000).padStart(6, '0'));
    await response;
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(code(page)).toHaveAccessibleDescription(/Too many attempts\. Please request a new code\.$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'send us a message' })).toHaveAttribute('href', '/contact');
});

test('SH-117 SH-118 a gated page is neutral while the session loads, then a visitor is redirected', async ({ page, site, faults }) => {
  const { status, html } = await getPage(site, USED, '/mybigboxcars');
  expect([status, html.includes('<h1')]).toEqual([200, false]);

  const release = faults.hold('/api/session');
  const requested = page.waitForRequest('**/api/session');
  await page.goto(site.url(USED, '/mybigboxcars?from=mail'));
  await requested;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(page.url()).toBe(site.url(USED, '/mybigboxcars?from=mail'));
  release();
  await page.getByRole('heading', { level: 1, name: 'Sign in to your garage' }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/sign-in',
    { type: 'my-garage', redirect: '/mybigboxcars?from=mail', back: '/' },
  ]);
});

test('NA-022 NA-053 FO-101 the customer area requires a sign-in, until the visitor signs out', async ({ page, site }) => {
  await openInteractive(page, site.url(USED, '/about-us'));
  await tabTo(page.getByRole('banner').locator('summary[aria-label="Menu"]'));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: 'My Garage' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sign in to your garage' }).waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    type: 'my-garage',
    redirect: '/mybigboxcars',
    back: '/about-us',
  });

  await requestCode(page, '0491 570 110');
  await page.keyboard.type(await lastCode(site, USED, '+61491570110'));
  await page.getByRole('heading', { level: 1, name: 'My Garage' }).waitFor();
  expect(page.url()).toBe(site.url(USED, '/mybigboxcars'));
  await untilHydrated(page);

  await tabTo(page.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sign in to your garage' }).waitFor();
  await openInteractive(page, site.url(USED, '/mybigboxcars'));
  await page.getByRole('heading', { level: 1, name: 'Sign in to your garage' }).waitFor();
});
