import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { bookTestDrive } from '../harness/bookTestDrive';
import { chooseLocation, chooseWay, fillIn, openForm, submitButton } from '../harness/forms';
import { signIn } from '../harness/signIn';
import { carPath } from '../harness/site';
import { expect, test } from '../harness/writingTest';
import { TENANTS } from '../harness/workspace';

const WIDTHS = [320, 390, 1280];

const PAGES = [
  '/contact',
  '/enquiries/general-enquiry',
  '/enquiries/new-vehicle-enquiry',
  '/enquiries/service-enquiry',
  '/enquiries/parts-enquiry',
  '/enquiries/fleet-enquiry',
  '/enquiries/feedback',
  '/careers',
  '/customer-feedback-survey',
  '/book-test-drive',
  '/fleet',
];

const OFFERS_IN_CHAT = 'clearmark-cars';

test.use({ images: false, contextOptions: { reducedMotion: 'reduce' } });

/** Problems of the page as it is now, at each width. */
async function problemsAt(page: Page, state: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // At the top no sticky bar lies over a control of the page.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    problems.push(...(await accessibilityProblems(page)).map((problem) => `${state}, ${width} px: ${problem}`));
  }
  return problems;
}

for (const tenant of TENANTS) {
  test(`PL-067 every form page of ${tenant} is clean, also with errors`, async ({ page, site }) => {
    const problems: string[] = [];
    for (const path of PAGES) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openInteractive(page, site.url(tenant, path));
      problems.push(...(await problemsAt(page, path)));
      await submitButton(page.locator('form[action="/api/leads"]')).click();
      await page.getByRole('alert').first().waitFor();
      problems.push(...(await problemsAt(page, `${path} with errors`)));
    }
    expect(problems).toEqual([]);
  });

  test(`PL-067 a test drive, and the garage of ${tenant} with its searches and enquiries, are clean`, async ({ page, site }) => {
    const id = await bookTestDrive(site, tenant);
    await openInteractive(page, site.url(tenant, `/test-drives/${id}`));
    await page.getByRole('radio').nth(1).check({ force: true });
    const problems = await problemsAt(page, 'test drive');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Cancel the test drive' }).click();
    problems.push(...(await problemsAt(page, 'cancel')));
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText('Your test drive is cancelled').waitFor();
    problems.push(...(await problemsAt(page, 'cancelled')));

    await openInteractive(page, site.url(tenant, '/search/used-cars'));
    await page.setViewportSize({ width: 390, height: 844 });
    const form = await openForm(page, site.url(tenant, '/enquiries/general-enquiry'));
    await chooseLocation(form);
    await fillIn(form, 'Garage', { Comments: 'Hello' });
    await submitButton(form).click();
    await page.getByText('Thank you for your enquiry.').waitFor();
    problems.push(...(await problemsAt(page, 'success')));

    await page.context().addCookies([await signIn(site, tenant)]);
    await openInteractive(page, site.url(tenant, '/my-garage'));
    await page.getByRole('region', { name: 'Recent searches' }).getByRole('link').first().waitFor();
    await expect(page.getByRole('region', { name: 'Your enquiries' }).getByRole('listitem')).toHaveCount(1);
    problems.push(...(await problemsAt(page, 'garage')));
    expect(problems).toEqual([]);
  });

  test(`PL-067 every dialog and step of the vehicle page of ${tenant} is clean, also with errors`, async ({ page, site }) => {
    const problems: string[] = [];
    const url = site.url(tenant, await carPath(site, tenant, '/search/used-cars'));
    const dialogs: [string, RegExp][] = [
      ['Test Drive', /^Book a Test Drive: /],
      // Where an offer opens the chat, chat.spec.ts looks at it.
      ...(tenant === OFFERS_IN_CHAT ? [] : ([['Make an Offer', /^Make an Offer: /]] as [string, RegExp][])),
      ['Request Photos', /^Request Photos: /],
    ];
    for (const [opener, title] of dialogs) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openInteractive(page, url);
      if (opener === 'Test Drive') await page.getByRole('link', { name: opener }).click();
      else await chooseWay(page, opener);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('textbox', { name: 'First Name' }).waitFor();
      problems.push(...(await problemsAt(page, opener)));
      await submitButton(dialog.locator('form')).click();
      await dialog.getByRole('alert').waitFor();
      problems.push(...(await problemsAt(page, `${opener} with errors`)));
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('about:blank');
    await openInteractive(page, `${url}#enquire`);
    const form = page.locator('form[action="/api/leads"]');
    await submitButton(form).click();
    await form.getByRole('alert').waitFor();
    problems.push(...(await problemsAt(page, 'enquiry with errors')));
    expect(problems).toEqual([]);
  });
}
