import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { fillIn, leadsOf } from '../harness/forms';
import { tabTo } from '../harness/keyboard';
import { getPage, linkOfCar, type TestSite } from '../harness/site';
import { signIn } from '../harness/signIn';
import { expect, test } from '../harness/writingTest';

const USED = 'clearmark-cars';
const GROUP = 'kestrel-motor-group';
const WIDTHS = [320, 390, 1280];

test.use({ images: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const step = (page: Page, number: number) => page.getByRole('heading', { name: new RegExp(`^Step ${number} of 6: `) });
const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Path of the purchase of the nth car of the results that is sold online; each test takes another one. */
const purchasePath = (site: TestSite, tenant: string, nth: number) =>
  linkOfCar(site, tenant, /href="(\/checkout-journey\?car_id=[a-z0-9-]+)"/, nth);

test('FO-094 PL-067 buys a vehicle step by step, each of them clean, and cancels the purchase', async ({ page, site, consoleErrors }) => {
  const problems: string[] = [];
  async function look(state: string): Promise<void> {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${state}, ${width} px: ${problem}`));
    }
  }
  const path = await purchasePath(site, USED, 0);
  await openInteractive(page, site.url(USED, path));
  await step(page, 1).waitFor();
  await look('price');
  await click(page, 'Start');
  await step(page, 2).waitFor();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await click(page, 'Next');
  await page.getByRole('alert').first().waitFor();
  await look('trade-in with errors');
  await page.getByRole('textbox', { name: 'Year, make and model' }).fill('2016 Mazda 3');
  await click(page, 'Next');
  await step(page, 3).waitFor();
  await page.getByRole('radio', { name: 'Finance' }).check();
  await page.getByText('You do not apply for anything today').waitFor();
  await look('finance');
  await click(page, 'Next');
  await step(page, 4).waitFor();
  // What was chosen is there after a reload.
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Finance' })).toBeChecked();
  await click(page, 'Next');
  await step(page, 4).waitFor();
  const form = page.getByRole('form', { name: 'Your details' });
  await fillIn(form, 'Purchase Whole');
  for (const terms of await form.getByRole('checkbox', { name: /^I agree/ }).all()) await terms.check();
  await look('details');
  await click(page, 'Next');
  await step(page, 5).waitFor();
  await page.getByRole('radio', { name: 'A card that is accepted' }).waitFor();
  await look('deposit');
  await click(page, /^Pay \$/);
  await step(page, 6).waitFor();
  await look('confirmation');
  expect(problems).toEqual([]);

  expect(await leadsOf(site, 'Purchase Whole')).toEqual([
    expect.objectContaining({
      tenant: USED,
      category: 'Online Purchase',
      updates: [expect.objectContaining({ category: 'Online Purchase' })],
    }),
  ]);
  const outbox = async () => (await fetch(site.apiUrl('/dev/outbox'))).text();
  await expect.poll(outbox).toContain('Trade-in: 2016 Mazda 3.');
  const link = (await page.getByRole('link', { name: 'See or cancel your purchase' }).getAttribute('href')) ?? '';
  await expect.poll(outbox).toContain(link);
  await openInteractive(page, site.url(USED, link));
  await click(page, 'Cancel and get the deposit back');
  await click(page, 'Yes, cancel it');
  await page.getByText('The purchase is cancelled.').waitFor();
  await openInteractive(page, site.url(USED, path));
  await step(page, 1).waitFor();
  expect(consoleErrors).toEqual([]);
});

test('FO-094 PL-067 buys by keyboard', async ({ page, site }) => {
  await openInteractive(page, site.url(USED, await purchasePath(site, USED, 1)));
  await tabTo(page.getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 2)).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'No' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(step(page, 3)).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'Cash or bank transfer' }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 4)).toBeFocused();
});

test('FO-093 a vehicle that is not sold online leads to its page', async ({ page, site }) => {
  await page.context().addCookies([await signIn(site, GROUP)]);
  const { html } = await getPage(site, GROUP, '/search');
  const cars = [...new Set([...html.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, path]) => path ?? ''))];
  for (const car of cars) {
    const { html: own } = await getPage(site, GROUP, car);
    if (own.includes('Online Purchase')) continue;
    await page.goto(site.url(GROUP, `/checkout-journey?car_id=${car.split('/').at(-1)}`));
    await page.waitForURL(site.url(GROUP, car));
    return;
  }
  throw new Error('Every vehicle of the results is sold online.');
});

test('SH-120 a tenant with a gate requires a sign-in before the purchase', async ({ page, site }) => {
  await page.goto(site.url(GROUP, await purchasePath(site, GROUP, 0)));
  await page.waitForURL(/\/sign-in\?type=checkout&redirect=%2Fcheckout-journey/);
});
