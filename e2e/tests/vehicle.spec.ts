import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { tabTo } from '../harness/keyboard';
import { signIn } from '../harness/signIn';
import { linkOfCar, type TestSite } from '../harness/site';
import { expect, test } from '../harness/test';

const TOYOTA = 'swan-valley-toyota';
const USED = 'clearmark-cars';
const GROUP = 'kestrel-motor-group';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const fullScreen = (page: Page) => page.getByRole('dialog', { name: 'Photos in full screen' });
const count = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true }).getByRole('status');

/** Resolves when the image service has a photo in the size for the whole window: it makes it at the first request, which takes a busy machine long. */
async function untilFullSize(page: Page, photo: RegExp): Promise<void> {
  const source = await page.getByRole('img', { name: photo }).first().getAttribute('src');
  const address = source?.replace(/w_\d+,q_\d+/, 'w_1600,q_75') ?? '';
  await expect.poll(() => page.evaluate(async (path) => (await fetch(path)).status, address), { timeout: 90_000 }).toBe(200);
}

/** Path of the first car of the results with at least three photos. */
const carWithPhotos = (site: TestSite, tenant: string) =>
  linkOfCar(site, tenant, /rel="canonical" href="[^"]*(\/cars\/[^"]+)"[^]*photo 3 of/, 0);

test('VE-007 VE-073 PL-067 photos by keyboard, in the page and full screen', async ({ page, site, consoleErrors }) => {
  await openInteractive(page, site.url(TOYOTA, await carWithPhotos(site, TOYOTA)));
  await tabTo(page.getByRole('list', { name: /^Photos of/ }));
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toHaveText(/^2 \//);

  for (const photo of [/photo 2 of/, /photo 3 of/]) await untilFullSize(page, photo);
  await page.keyboard.press('Enter');
  await expect(fullScreen(page)).toContainText(/2 \//);
  await expect(fullScreen(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(fullScreen(page)).toContainText(/3 \//);
  await tabTo(fullScreen(page).getByRole('button', { name: 'Zoom in' }));
  await page.keyboard.press('Enter');
  await expect(fullScreen(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  expect(await accessibilityProblems(page)).toEqual([]);

  // Back closes what it opened, at the photo that was seen last.
  await page.goBack();
  await expect(fullScreen(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(/^3 \//);
  await tabTo(page.getByRole('list', { name: /^Photos of/ }));
  await page.keyboard.press('Enter');
  await expect(fullScreen(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fullScreen(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: /^Photos of/ })).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('VE-007 swipes to the next photo', async ({ page, site }) => {
  await openInteractive(page, site.url(TOYOTA, await carWithPhotos(site, TOYOTA)));
  // The strip is the browser's own scroll container: a swipe scrolls it.
  await page.getByRole('list', { name: /^Photos of/ }).evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
  await expect(count(page)).toHaveText(/^2 \//);
});

test('VE-031 VE-060 VE-061 certificate, strip and history report of a certified car', async ({ page, site, consoleErrors }) => {
  const certified = /rel="canonical" href="[^"]*(\/cars\/[^"]+)"[^]*href="\/pages\/example-history-report"[^]*Certified Toyota/;
  const path = await linkOfCar(site, TOYOTA, certified, 0, '/pre-owned?certified=true');
  await openInteractive(page, site.url(TOYOTA, path));
  await page.getByRole('button', { name: 'Certified' }).click();
  await expect(page.getByRole('dialog', { name: 'Certified vehicle' })).toContainText('inspected by Toyota technicians');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Certified Toyota' })).toContainText('90-point inspection');
  await expect(page.getByRole('region', { name: 'Our guarantees' })).toHaveCount(0);

  const [report] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'History report' }).click()]);
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Example of a vehicle history report');
  expect(consoleErrors).toEqual([]);
});

test('VE-053 the Details box lists what is known', async ({ page, site }) => {
  await openInteractive(page, site.url(USED, await carWithPhotos(site, USED)));
  const details = page.getByRole('heading', { level: 2, name: 'Details' }).locator('xpath=ancestor::section[1]');
  await expect(details.getByRole('heading', { level: 3 }).nth(0)).toHaveText('Key information');
  await expect(details.getByRole('heading', { level: 3 }).nth(1)).toHaveText('All Specifications');
  await expect(details.getByText('Stock number')).toBeHidden();
  await details.getByRole('heading', { name: 'Key information' }).click();
  await expect(details.getByText('Stock number')).toBeVisible();
});

test('FI-006 SH-121 finance of a car with an NVIC needs a sign-in, of another one does not', async ({ page, site }) => {
  // The demonstration gives an NVIC to each fourth car, by its id.
  const ids = { withNvic: '(?:[02468][159]|[13579][37])', without: '[02468]' };
  const finance = (id: string) => linkOfCar(site, GROUP, new RegExp(`href="(/[^"]*car_id=\\d+${id}&[^"]*#finance-form)"`), 0);
  const address = async (id: string) => site.url(GROUP, (await finance(id)).replaceAll('&amp;', '&'));
  await page.goto(await address(ids.withNvic));
  await page.waitForURL(/\/sign-in\?type=finance&redirect=/);
  await page.goto(await address(ids.without));
  await expect(page.getByRole('heading', { name: 'Finance calculator' })).toBeVisible();
});

test('FI-052 FI-053 the payment of a card is that of the page and of its calculator', async ({ page, site }) => {
  const path = await linkOfCar(site, TOYOTA, /rel="canonical" href="[^"]*(\/cars\/[^"]+)"[^]*per (?:<!-- -->)?month/, 0);
  await openInteractive(page, site.url(TOYOTA, '/search'));
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  const line = (await card.getByText(/per month/).textContent()) ?? '';
  expect(line).toMatch(/^\$[\d,]+ per month\* About these payments · \d+\.\d\d% p\.a\. \(\d+\.\d\d% p\.a\. comparison rate\)$/);
  await expect(page.getByRole('complementary', { name: 'About these payments' })).toHaveCount(1);

  await openInteractive(page, site.url(TOYOTA, path));
  const payment = /^\$[\d,]+/.exec(line)?.[0];
  await expect(page.getByText(/per month/).first()).toContainText(`${payment} per month`);
  await page.getByRole('heading', { name: 'Work out your repayments' }).click();
  await expect(page.locator('#finance-calculator').getByRole('status')).toHaveText(`${payment}/mo*`);
  await page.getByRole('link', { name: '* Finance disclaimer' }).click();
  await expect(page.getByRole('dialog', { name: 'Finance disclaimer' })).toContainText('WARNING');
});

test('FI-003 FI-021 SH-085 the estimate of the lender leads to the personalised page of the car, after a sign-in', async ({
  page,
  site,
  consoleErrors,
}) => {
  const path = await linkOfCar(site, USED, /rel="canonical" href="[^"]*(\/cars\/[^"]+)"[^]*id="finance-calculator"/, 0);
  await openInteractive(page, site.url(USED, path));
  await page.locator('[data-slot="finance-quote"]').scrollIntoViewIfNeeded();
  const estimate = page.getByRole('region', { name: 'Estimate of the lender' });
  await expect(estimate).toContainText(/\$[\d,]+ per month\*/);
  await expect(estimate).toContainText('5 year term, 10.0% deposit');
  expect(await accessibilityProblems(page)).toEqual([]);
  const address = await page.getByRole('link', { name: 'Personalise this estimate' }).getAttribute('href');
  await page.getByRole('link', { name: 'Personalise this estimate' }).click();
  await page.waitForURL(/\/sign-in\?type=car-finance&redirect=/);

  await page.context().addCookies([await signIn(site, USED)]);
  await openInteractive(page, site.url(USED, address ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Your finance' })).toBeVisible();
  await expect(estimate).toContainText(/\$[\d,]+ per month\*/);
  await expect(page.getByRole('heading', { name: 'Ask about finance' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('VE-021 VE-041 VE-042 on a phone Enquire is within twelve tab stops, and the bar has the actions once they are gone', async ({
  page,
  site,
}) => {
  await openInteractive(page, site.url(USED, await carWithPhotos(site, USED)));
  const stops: string[] = [];
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label') || '');
  while (stops.at(-1) !== 'Instant Message' && stops.length < 20) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops.slice(0, -1).length, stops.join(', ')).toBeLessThanOrEqual(12);

  const bar = page.getByRole('complementary', { name: 'Contact the dealer', includeHidden: true });
  await expect(bar).toHaveAttribute('data-visible', 'false');
  await page.getByRole('heading', { name: 'Details' }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await expect(bar).toHaveAttribute('data-visible', 'true');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [last, top] = await Promise.all([
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom),
    bar.evaluate((each) => each.getBoundingClientRect().top),
  ]);
  expect(last).toBeLessThanOrEqual(top);
});
