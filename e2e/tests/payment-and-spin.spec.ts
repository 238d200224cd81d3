import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { fillIn, leadsOf } from '../harness/forms';
import { signIn } from '../harness/signIn';
import type { TestSite } from '../harness/site';
import { expect, test } from '../harness/writingTest';

const GROUP = 'kestrel-motor-group';
const USED = 'clearmark-cars';
const WIDTHS = [320, 390, 1280];

test.use({ images: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function problemsAt(page: Page, state: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    problems.push(...(await accessibilityProblems(page)).map((problem) => `${state}, ${width} px: ${problem}`));
  }
  return problems;
}
const outbox = async (site: TestSite) => (await fetch(site.apiUrl('/dev/outbox'))).text();
async function enterDetails(page: Page, name: string, lastName: string, button = 'Next'): Promise<void> {
  const form = page.getByRole('form', { name });
  await fillIn(form, lastName);
  await form.getByRole('button', { name: button }).click();
}

test('NA-056 SH-109 SH-122 pays an invoice from the menu, and the dealer and the shopper have it', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto(site.url(GROUP, '/online-payment'));
  await page.waitForURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment/);
  await page.context().addCookies([await signIn(site, GROUP)]);
  await openInteractive(page, site.url(GROUP, '/'));
  const link = await page.locator('a', { hasText: 'Pay an invoice' }).first().getAttribute('href');
  await openInteractive(page, site.url(GROUP, link ?? ''));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').first().waitFor();
  const problems = await problemsAt(page, 'invoice with errors');
  await page.getByRole('textbox', { name: 'Invoice number' }).fill('INV-77');
  await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('1,234.50');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: /^Step 2 of 4/ }).waitFor();
  await enterDetails(page, 'Your details', 'Invoice Payer');
  await page.getByRole('radio', { name: 'A card that is accepted' }).waitFor();
  problems.push(...(await problemsAt(page, 'payment')));
  await page.getByRole('button', { name: 'Pay $1,234.50' }).click();
  await page.getByText('Thank you: the invoice is paid.').waitFor();
  problems.push(...(await problemsAt(page, 'paid')));
  expect(problems).toEqual([]);
  expect(await leadsOf(site, 'Invoice Payer')).toEqual([
    expect.objectContaining({
      category: 'Online Payment',
      updates: [
        expect.objectContaining({
          category: 'Online Payment',
          attributes: expect.objectContaining({ invoice_number: 'INV-77', amount: 1234.5 }),
        }),
      ],
    }),
  ]);
  await expect.poll(() => outbox(site)).toContain('Paid: $1234.50');
  expect(consoleErrors).toEqual([]);
});

test('NA-055 SH-108 turns the wheel, and the prize is part of the lead', async ({ page, site, consoleErrors }) => {
  await page.context().addCookies([await signIn(site, USED)]);
  await openInteractive(page, site.url(USED, '/spin-to-win'));
  await page.getByRole('button', { name: 'Spin' }).waitFor();
  const problems = await problemsAt(page, 'wheel');
  await page.getByRole('button', { name: 'Spin' }).click();
  const won = page.getByText(/^You have won: /);
  await won.waitFor();
  const prize = ((await won.textContent()) ?? '').replace('You have won: ', '');
  problems.push(...(await problemsAt(page, 'prize')));
  await enterDetails(page, 'Claim your prize', 'Spin Winner', 'Claim the prize');
  await page.getByText(/^We have sent it to your e-mail address/).waitFor();
  problems.push(...(await problemsAt(page, 'claimed')));
  expect(problems).toEqual([]);
  expect(await leadsOf(site, 'Spin Winner')).toEqual([
    expect.objectContaining({
      updates: [expect.objectContaining({ category: 'Spin to Win', attributes: expect.objectContaining({ prize }) })],
    }),
  ]);
  await expect.poll(() => outbox(site)).toContain('Show this e-mail when you visit us');
  expect(consoleErrors).toEqual([]);
});
