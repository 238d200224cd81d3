import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { carPath } from '../harness/site';
import { expect, test } from '../harness/test';

const CARAVANS = 'wattle-track-caravans';

test.use({ siteOptions: { hasPopups: true } });

test('NA-038 NA-039 NA-041 NA-042 PL-067 the promotion shows at the first key, click or scroll, beside the page, until it is closed', async ({
  page,
  site,
  openPage,
}) => {
  const html = await (await page.goto(site.url(CARAVANS, '/')))?.text();
  expect(html?.includes('data-slot="footer"')).toBe(true);
  expect(html?.includes('data-slot="popup-promotion"')).toBe(false);
  const popup = page.getByRole('dialog', { name: 'Your first night is on us' });
  for (const [width, height] of [
    [1280, 900],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openInteractive(page, site.url(CARAVANS, '/about-us'));
    await expect(popup).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(popup).toBeVisible();
    const [box, image] = await Promise.all([popup.boundingBox(), popup.locator('img').boundingBox()]);
    expect(box?.width).toBeLessThanOrEqual(600);
    expect(box?.height).toBeLessThanOrEqual(0.8 * height);
    expect(image?.height).toBeLessThanOrEqual(0.4 * height);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await openInteractive(page, site.url(CARAVANS, await carPath(site, CARAVANS, '/search')));
  await page.locator('a[href="#enquire"]').first().click();
  await expect(popup).toBeAttached();
  const enquiry = page.getByRole('dialog', { name: 'Enquire about this vehicle' });
  await expect(enquiry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enquiry).toBeHidden();

  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-slot="popup-promotion"]')).toBeEmpty();
  await expect(popup).toHaveCount(0);

  const { page: other } = await openPage();
  await openInteractive(other, site.url(CARAVANS, '/about-us'));
  await other.mouse.wheel(0, 200);
  await other.getByRole('dialog', { name: 'Your first night is on us' }).getByRole('link', { name: 'How a hand-over goes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Before you buy' })).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Your first night is on us' })).toHaveCount(0);
  expect(new URL(other.url()).pathname).toBe('/buying');
});
