import type { Locator, Page } from '@playwright/test';
import { openInteractive } from '../harness/browser';
import { CONTACT, leadsOf, untilTypedByPerson } from '../harness/forms';
import { tabTo } from '../harness/keyboard';
import { carPath } from '../harness/site';
import { expect, test } from '../harness/writingTest';

test.use({ images: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function typeContact(page: Page, form: Locator, lastName: string): Promise<void> {
  for (const [label, text] of Object.entries({ ...CONTACT, 'Last Name': lastName })) {
    const field = form.getByRole('textbox', { name: label });
    await tabTo(field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
}

test('PL-067 VE-071 sends an enquiry by keyboard alone', async ({ page, site }) => {
  await openInteractive(page, site.url('wattle-track-caravans', await carPath(site, 'wattle-track-caravans', '/search')));
  const opener = page.locator('a[href="#enquire"]').first();
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog').locator('form[action="/api/leads"]');
  await typeContact(page, form, 'Keys');
  await page.keyboard.press('Enter');
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Keys')).toHaveLength(1);
});

test('PL-067 FO-048 books a test drive by keyboard alone', async ({ page, site }) => {
  await openInteractive(page, site.url('wattle-track-caravans', await carPath(site, 'wattle-track-caravans', '/search')));
  await tabTo(page.getByRole('link', { name: 'Test Drive' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: /^Book a Test Drive: / }).locator('form');
  await tabTo(
    form
      .getByRole('group', { name: /^When would you like to come/ })
      .getByRole('radio')
      .first(),
  );
  await page.keyboard.press('ArrowRight');
  const times = form.getByRole('group', { name: /^(Morning|Afternoon)$/ }).getByRole('radio');
  await tabTo(times.first());
  await page.keyboard.press('Space');
  await expect(times.first()).toBeChecked();
  await untilTypedByPerson(form);
  await typeContact(page, form, 'Wheel');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your test drive is requested' }).waitFor();
  expect(await leadsOf(site, 'Wheel')).toEqual([expect.objectContaining({ category: 'Test Drive' })]);
});
