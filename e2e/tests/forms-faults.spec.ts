import { openInteractive } from '../harness/browser';
import { chooseLocation, fillIn, leadsOf, openForm, submitButton } from '../harness/forms';
import { cardEntry } from '../harness/results';
import { expect, test } from '../harness/writingTest';
import { requestSite } from '../harness/requestSite';

test.use({ images: false, viewport: { width: 390, height: 844 } });

const ADDRESS = '/enquiries/feedback';
const TENANT = 'kestrel-motor-group';

test('AP-043 an error of the server is at its field, and everything typed is still there', async ({ page, site }) => {
  const form = await openForm(page, site.url(TENANT, ADDRESS));
  await chooseLocation(form);
  await fillIn(form, 'Field', { Comments: 'Hello' });
  const error = {
    error: { code: 'validation_failed', message: 'Please check the form.', fields: { email: 'This mailbox does not exist.' } },
  };
  await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: error }), { times: 1 });
  await submitButton(form).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('This mailbox does not exist.');
  await expect(form.getByLabel('Last Name')).toHaveValue('Field');

  await form.getByLabel('Email').fill('robin@example.org');
  await submitButton(form).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Field')).toHaveLength(1);
});

test('FO-017 a submit whose response is lost is repeated with the same key, also after a reload: one lead', async ({ page, site }) => {
  const form = await openForm(page, site.url(TENANT, ADDRESS));
  await chooseLocation(form);
  await fillIn(form, 'Lost', { Comments: 'Hello' });
  const keys: string[] = [];
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    // The server stores the lead, and its response does not arrive.
    const { host } = new URL(page.url());
    const sent = route.request();
    const response = await requestSite(site.port, host, '/api/leads', {
      method: 'POST',
      headers: sent.headers(),
      body: sent.postData() ?? '',
    });
    expect(response.status).toBe(201);
    return route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Please try again.' } } });
  });
  await submitButton(form).click();
  await page.getByRole('alertdialog').getByRole('button').click();

  const again = await openForm(page, site.url(TENANT, ADDRESS));
  await expect(again.getByLabel('Last Name')).toHaveValue('Lost');
  await expect(again.locator('select[name="location"]')).not.toHaveValue('');
  await submitButton(again).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(keys[1]).toBe(keys[0]);
  expect(await leadsOf(site, 'Lost')).toHaveLength(1);
});

test('PL-032 a submit without network is sent when the browser is online again', async ({ page, context, site }) => {
  const form = await openForm(page, site.url(TENANT, ADDRESS));
  await chooseLocation(form);
  await fillIn(form, 'Offline', { Comments: 'Hello' });
  await context.setOffline(true);
  await submitButton(form).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(form.getByRole('alert')).toContainText('Nothing that you typed is lost.');
  await context.setOffline(false);
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Offline')).toHaveLength(1);
});

test('PL-027 a form whose code does not arrive says so in its place, and Retry loads it', async ({ page, site }) => {
  const lost = '**/_remotes/mf-forms/**';
  await openInteractive(page, site.url(TENANT, '/search?query=hilux'));
  await page.route(lost, (route) => route.abort());
  const card = page.getByRole('main').getByRole('article').first();
  await (await cardEntry(card, /^Enquire/)).click();
  const message = page.getByRole('alertdialog', { name: /^This part of the page is temporarily unavailable/ });
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();

  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/cars\//);
  await page.locator('a[href="#enquire"]').first().click();
  const dialog = page.locator('dialog#enquire');
  await dialog.getByText(/^This part of the page is temporarily unavailable/).waitFor();
  await page.unroute(lost);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByLabel('First Name').waitFor();
});
