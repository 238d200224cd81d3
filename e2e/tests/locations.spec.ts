import { accessibilityProblems } from '../harness/accessibility';
import { interactive, openInteractive } from '../harness/browser';
import { expect, test } from '../harness/test';

const GROUP = 'kestrel-motor-group';
const USED = 'clearmark-cars';

test('LO-029 LO-066 the locations of a group come by distance from a postcode, which the next page remembers', async ({
  page,
  site,
  consoleErrors,
}) => {
  await openInteractive(page, site.url(GROUP, '/our-location'));
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Kestrel Parramatta');
  await page.getByRole('textbox', { name: 'Your postcode' }).fill('3000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nearest to you: Kestrel Essendon')).toBeVisible();
  await expect(first.getByRole('heading')).toHaveText('Kestrel Essendon');
  await expect(first).toContainText('km away');

  await page.getByRole('link', { name: 'Opening hours of every location' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit us');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Kestrel Essendon');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('LO-066 the locations come by distance from the position that the browser shares', async ({ page, site, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -27.95, longitude: 153.4 });
  await openInteractive(page, site.url(GROUP, '/our-location?type=service'));
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText('Nearest to you: Kestrel Southport Service')).toBeVisible();
});

test('LO-018 the group has its locations by type on the contact page, from the server', async ({ page, site }) => {
  await page.goto(site.url(GROUP, '/contact'));
  for (const type of ['Sales', 'Service', 'Car Buying'])
    await expect(page.getByRole('region', { name: type }).getByRole('article').first()).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`LO-030 LO-050 PL-067 reviews and the other locations of a location at ${width} px`, async ({ page, site, consoleErrors }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInteractive(page, site.url(USED, '/contact-us/clearmark-gepps-cross'));
    await (await interactive(page.getByRole('button', { name: 'Next review' }))).click();
    await expect(page.getByRole('region', { name: 'What our customers say' }).getByRole('status')).toHaveText(/^2 \//);
    await page.getByRole('heading', { name: 'Our Locations' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Our Locations' }).getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Out from under the header, which covers a part of what is scrolled.
    await page.keyboard.press('Control+Home');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
}

test('LO-057 LO-058 LO-059 the feedback page of an e-mail leads to public reviews and to the survey', async ({ page, site }) => {
  await page.goto(site.url(USED, '/review-feedback?first_name=Ash&dealership_name=Clearmark%20Morphett%20Vale'));
  await expect(page.getByRole('link', { name: 'I had a great experience' })).toHaveAttribute('href', /clearmark-morphett-vale/);
  await page.getByRole('link', { name: 'I had a bad experience' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we make it right?');
});
