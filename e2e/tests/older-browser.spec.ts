import type { Page } from '@playwright/test';
import { untilHydrated, openInteractive, interactive } from '../harness/browser';
import { chooseLocation, fillIn, leadsOf, submitButton, untilTypedByPerson } from '../harness/forms';
import { asOlderBrowser, asUnsupportedBrowser, refuseStorage, REWRITTEN } from '../harness/olderBrowser';
import { carPath, type TestSite } from '../harness/site';
import { expect, test } from '../harness/writingTest';

const TENANT = 'kestrel-motor-group';
const SENT = /\/success/;

/** Sends the enquiry of a car's page and expects it among the stored leads. */
async function sendEnquiry(page: Page, site: TestSite, lastName: string): Promise<void> {
  await page.locator('a[href="#enquire"]').first().click();
  const form = await interactive(page.locator('form[action="/api/leads"]'));
  await fillIn(form, lastName);
  await untilTypedByPerson(form);
  await submitButton(form).click();
  await page.waitForURL(SENT);
  expect(await leadsOf(site, lastName)).toHaveLength(1);
}

test.use({ viewport: { width: 390, height: 844 }, images: false });

test.describe('in a browser of about Safari 16.4', () => {
  test.use(REWRITTEN);
  test.beforeEach(({ context }) => asOlderBrowser(context));

  test('PL-102 walks from a list to a sent enquiry', async ({ page, consoleErrors, site }) => {
    await openInteractive(page, site.url(TENANT, '/search?query=hilux'));
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/cars\//);
    await untilHydrated(page);
    await sendEnquiry(page, site, 'Older');
    expect(consoleErrors).toEqual([]);
  });

  test('PL-102 opens and closes what is in popovers, on a ground that covers the page', async ({ page, consoleErrors, site }) => {
    await openInteractive(page, site.url(TENANT, await carPath(site, TENANT, '/search?query=hilux')));
    const more = page.getByRole('button', { name: 'More ways to buy' });
    const ways = page.getByRole('dialog', { name: 'More ways to buy' });
    await expect(ways).toBeHidden();
    await more.click();
    await expect(ways).toBeVisible();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(await ways.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
    await page.keyboard.press('Escape');
    await expect(ways).toBeHidden();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('in a browser that refuses storage and locks', () => {
  test.beforeEach(({ context }) => refuseStorage(context));

  test('PL-102 sends an enquiry', async ({ page, consoleErrors, site }) => {
    await openInteractive(page, site.url(TENANT, await carPath(site, TENANT, '/search?query=hilux')));
    await sendEnquiry(page, site, 'Refused');
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('in a browser below the supported ones', () => {
  test.use(REWRITTEN);
  test.beforeEach(({ context }) => asUnsupportedBrowser(context));

  test('PL-102 sends a form of one step by the button for browsers without scripts', async ({ page, site }) => {
    await page.goto(site.url(TENANT, '/contact'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const form = page.locator('form[action="/api/leads"]').first();
    await fillIn(form, 'Unsupported', { Comments: 'Is the yard open on Sunday?' });
    await chooseLocation(form);
    await untilTypedByPerson(form);
    await submitButton(form).click();
    await page.waitForURL(SENT);
    expect(await leadsOf(site, 'Unsupported')).toHaveLength(1);
  });
});
