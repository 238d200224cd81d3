import type { Page } from '@playwright/test';
import { openInteractive } from '../harness/browser';
import { startFromSources, type DevSite } from '../harness/dev';
import { getPage } from '../harness/site';
import { changedRemote, editSource } from '../harness/sources';
import { expect, gate, test } from '../harness/test';

const TENANT = 'kestrel-motor-group';
const PAGE = '/car-finance';
const FINANCE_PAGE = 'src/finance-page/FinancePage.tsx';
const LEAD = 'Work out your repayments, then';

let site: DevSite;
let folder: string;
test.beforeAll(async () => {
  folder = changedRemote('mf-finance', 'dev', []);
  site = await startFromSources({ command: 'dev', remote: 'mf-finance', options: ['--from', folder] });
});
test.afterAll(() => site.stop());

const edit = (file: string, from: string, to: string) => editSource(folder, { file, from, to });
const amount = (page: Page) => page.getByRole('spinbutton', { name: 'Purchase price' });
const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');

/** The page with an amount that somebody has typed. */
async function openTyped(page: Page): Promise<void> {
  await openInteractive(page, site.url(TENANT, PAGE));
  await amount(page).fill('12345');
}

test(
  'PL-023 shows an edit in place and keeps what was typed; a syntax error covers the page with file and line until it compiles again',
  gate(),
  async ({ page }) => {
    await openTyped(page);
    edit(FINANCE_PAGE, LEAD, 'Do the sums, then');
    await page.getByText('Do the sums, then').waitFor();
    await expect(amount(page)).toHaveValue('12345');

    edit(FINANCE_PAGE, '{ car, budget } = request;', '{ car, budget = request;');
    await expect(page.frameLocator('#webpack-dev-server-client-overlay').locator('body')).toContainText(/FinancePage\.tsx:\d+:\d+/);
    expect(site.terminal()).toMatch(/FinancePage\.tsx:\d+:\d+/);

    edit(FINANCE_PAGE, '{ car, budget = request;', '{ car, budget } = request;');
    edit(FINANCE_PAGE, 'Do the sums, then', LEAD);
    await page.getByText(LEAD).waitFor();
    await expect(overlay(page)).toHaveCount(0);
    await expect(amount(page)).toHaveValue('12345');
  },
);

test('PL-023 shows an edit of a page and of a style in place, and the server renders it', async ({ page }) => {
  await openTyped(page);
  edit('src/pages/information.tsx', 'heading="Car finance"', 'heading="Finance your car"');
  await page.getByRole('heading', { level: 1, name: 'Finance your car' }).waitFor();
  edit('src/finance-page/FinancePage.module.css', '.form {', '.form { outline: 7px solid;');
  await expect(page.locator('[class*="FinancePage-form"]')).toHaveCSS('outline-width', '7px');
  await expect(amount(page)).toHaveValue('12345');

  const { html } = await getPage(site, TENANT, PAGE);
  expect(html).toContain('Finance your car');
  expect(html).toContain('outline: 7px solid');
});

test('PL-023 loads a page anew when its loader or head is different', async ({ page }) => {
  await openInteractive(page, site.url(TENANT, PAGE));
  const before = await page.evaluateHandle(() => window.document);
  edit('src/pages/information.tsx', "title: 'Car finance'", "title: 'Finance of a car'");
  await expect(page).toHaveTitle(/^Finance of a car/);
  await expect.poll(() => before.evaluate((loaded) => loaded === window.document).catch(() => 'gone')).toBe('gone');
});

test('PL-023 a component that throws: message, components and line of the source in page and terminal, until it is corrected', async ({
  page,
}) => {
  await openInteractive(page, site.url(TENANT, PAGE));
  const failures = page.getByRole('alert');
  edit(
    FINANCE_PAGE,
    '{ car, budget } = request;',
    "{ car, budget } = request;\n  if (typeof window !== 'undefined') throw new Error('no rate');",
  );
  await expect(failures).toContainText(
    /mf-finance, page information: Error: no rate\n\s+at FinancePage \(\.forecourt\S+FinancePage\.tsx:\d+\)/,
  );
  await expect(failures).toContainText(/in the components\n\s+at FinancePage/);
  expect(site.terminal()).toMatch(/mf-finance, page information: Error: no rate\n\s+at FinancePage \(\.forecourt\S+FinancePage\.tsx:\d+\)/);

  // The rest of the page responds beside it.
  await page.getByRole('banner').getByRole('link').first().click();
  await page.goto(site.url(TENANT, PAGE));
  // Whoever corrects it has seen it: an edit while the page loads may come before its code does.
  await expect(failures).toContainText('Error: no rate');
  edit(FINANCE_PAGE, "\n  if (typeof window !== 'undefined') throw new Error('no rate');", '');
  await expect(failures).toHaveCount(0);
  await page.getByText(LEAD).waitFor();
});
