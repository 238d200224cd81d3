import { readFile } from 'node:fs/promises';
import { interactive, openInteractive } from '../harness/browser';
import { bookTestDrive } from '../harness/bookTestDrive';
import { chooseLocation, chooseWay, fillIn, leadsOf, openForm, submitButton, untilTypedByPerson } from '../harness/forms';
import { carPath } from '../harness/site';
import { expect, test } from '../harness/writingTest';

test.use({ images: false, viewport: { width: 390, height: 844 } });

/** Requirement, tenant, address, category of the lead, and what the visitor enters beside the contact. */
const FORMS: readonly (readonly [string, string, string, string, Record<string, string>])[] = [
  ['FO-037', 'swan-valley-toyota', '/enquiries/new-vehicle-enquiry', 'New Vehicle Enquiry', { Model: 'HiLux' }],
  ['FO-038', 'kestrel-motor-group', '/enquiries/service-enquiry', 'Service Enquiry', { Rego: '1abc 234' }],
  ['FO-039', 'wattle-track-caravans', '/enquiries/parts-enquiry', 'Parts Enquiry', {}],
  ['FO-040', 'clearmark-cars', '/enquiries/fleet-enquiry', 'Fleet Enquiry', { 'Company name': 'Blue Freight' }],
  ['FO-041', 'kestrel-motor-group', '/enquiries/general-enquiry', 'General Enquiry', {}],
  ['FO-042', 'swan-valley-toyota', '/enquiries/feedback', 'Feedback', {}],
  ['FO-043', 'wattle-track-caravans', '/contact', 'General Enquiry', {}],
  ['FO-044', 'wattle-track-caravans', '/service', 'Service Enquiry', {}],
  ['FO-063', 'swan-valley-toyota', '/fleet', 'Fleet Enquiry', { 'Company name': 'Blue Freight' }],
  ['FO-064 FO-065', 'kestrel-motor-group', '/careers', 'General Enquiry', { Position: 'Apprentice' }],
];

for (const [ids, tenant, address, category, texts] of FORMS) {
  test(`${ids} ${address} of ${tenant} stores a lead`, async ({ page, consoleErrors, site }) => {
    const name = address.replaceAll(/\W/g, '');
    const form = await openForm(page, site.url(tenant, address));
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toContainText('Please fix the following errors:');
    await form.getByRole('link', { name: 'Please enter your first name.' }).click();
    await expect(form.getByLabel('First Name')).toBeFocused();

    await chooseLocation(form);
    await fillIn(form, name, { Comments: 'Hello', ...texts });
    await submitButton(form).dblclick();
    await page.getByText('Thank you for your enquiry.').waitFor();
    expect((await leadsOf(site, name)).map((lead) => [lead.tenant, lead.category])).toEqual([[tenant, category]]);
    expect(consoleErrors).toEqual([]);
  });
}

test('FO-105 the survey of a bad experience stores name, e-mail and comments', async ({ page, site }) => {
  const form = await openForm(page, site.url('clearmark-cars', '/customer-feedback-survey'));
  await chooseLocation(form);
  for (const [label, text] of [
    ['Name', 'Robin Survey'],
    ['Email', 'robin@example.com'],
    ['Comments', 'Nobody called back'],
  ] as const) {
    await form.getByRole('textbox', { name: label }).fill(text);
  }
  await submitButton(form).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Survey')).toEqual([expect.objectContaining({ category: 'Feedback' })]);
});

test('FO-106 unsubscribes an address, with and without script', async ({ page, browser, site }) => {
  const url = site.url('clearmark-cars', '/pages/unsubscribe');
  await openInteractive(page, url);
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('You have been unsubscribed.');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  await plain.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  await plain.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(plain.getByRole('main').getByRole('status')).toContainText('You have been unsubscribed.');
  await context.close();
});

test('FO-060 a search without results offers to look for the vehicle', async ({ page, site }) => {
  await openInteractive(page, site.url('wattle-track-caravans', '/search?query=zzqqy'));
  const form = await interactive(page.locator('form[action="/api/leads"]'));
  await fillIn(form, 'Similar', { Make: 'Lada', 'Model (optional)': 'Niva' });
  await form.getByRole('button', { name: /^\$/ }).first().click();
  await submitButton(form).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Similar')).toEqual([expect.objectContaining({ category: 'Find Similar' })]);
});

test('FO-059 VE-033 a dialog of the vehicle page requests photos, and gives focus back', async ({ page, consoleErrors, site }) => {
  const car = await carPath(site, 'kestrel-motor-group', '/search/used-cars');
  await openInteractive(page, site.url('kestrel-motor-group', car));
  const opener = page.getByRole('button', { name: 'More ways to buy' });
  await chooseWay(page, 'Request Photos');
  const dialog = page.getByRole('dialog', { name: /^Request Photos: / });
  await dialog.getByRole('textbox', { name: 'First Name' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await chooseWay(page, 'Request Photos');
  const form = dialog.locator('form');
  await fillIn(form, 'Photos');
  await submitButton(form).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Photos')).toEqual([expect.objectContaining({ category: 'Request Photos' })]);
  expect(consoleErrors).toEqual([]);
});

test('VE-071 an enquiry about a car has one step: nothing is sent before its button, and a reload loses nothing', async ({
  page,
  site,
}) => {
  const url = site.url('swan-valley-toyota', await carPath(site, 'swan-valley-toyota', '/search/used-cars'));
  const form = await openForm(page, `${url}#enquire`);
  await fillIn(form, 'Steps');
  await form.getByRole('textbox', { name: 'Comments' }).fill('In white, please.');
  await form.getByRole('textbox', { name: 'Email' }).focus();
  expect(await leadsOf(site, 'Steps')).toEqual([]);

  await page.reload();
  await interactive(form);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@example.com');
  await expect(form.getByRole('textbox', { name: 'Comments' })).toHaveValue('In white, please.');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Steps')).toEqual([expect.objectContaining({ category: 'Vehicle Enquiry' })]);
});

test('PL-031 two tabs and Back after success make one lead', async ({ page, context, site }) => {
  const url = site.url('swan-valley-toyota', '/enquiries/feedback');
  const other = await context.newPage();
  const forms = [await openForm(page, url), await openForm(other, url)];
  for (const form of forms) {
    await chooseLocation(form);
    await fillIn(form, 'Tabs', { Comments: 'Hello' });
  }
  await Promise.all(forms.map((form) => submitButton(form).click()));
  for (const tab of [page, other]) await tab.getByText('Thank you for your enquiry.').waitFor();

  await page.goBack();
  const again = await interactive(page.locator('form[action="/api/leads"]'));
  await chooseLocation(again);
  await fillIn(again, 'Tabs', { Comments: 'Hello' });
  await submitButton(again).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Tabs')).toHaveLength(1);
});

test('FO-046 FO-048 VE-030 books a free time for a test drive on the vehicle page, with a file for the calendar', async ({
  page,
  consoleErrors,
  site,
}) => {
  const url = site.url('swan-valley-toyota', await carPath(site, 'swan-valley-toyota', '/search/used-cars'));
  await openInteractive(page, url);
  await page.getByRole('link', { name: 'Test Drive' }).click();
  const dialog = page.getByRole('dialog', { name: /^Book a Test Drive: / });
  // The location of this car can bring it to another one.
  const place = dialog.getByRole('combobox', { name: 'Where would you like to drive it?' });
  await place.selectOption({ index: 1 });
  const day = dialog
    .getByRole('group', { name: /^When would you like to come/ })
    .getByRole('radio')
    .nth(2);
  await day.check({ force: true });
  const time = dialog
    .getByRole('group', { name: /^(Morning|Afternoon)$/ })
    .getByRole('radio')
    .first();
  const start = await time.getAttribute('value');
  await time.check({ force: true });
  await fillIn(dialog.locator('form'), 'Drive');
  await untilTypedByPerson(dialog.locator('form'));
  await submitButton(dialog.locator('form')).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  await expect(page.getByRole('region', { name: 'Your test drive is requested' }).locator('time')).toHaveAttribute('datetime', start ?? '');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Add to calendar' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*UID:[\w-]+@/);
  expect(await leadsOf(site, 'Drive')).toEqual([expect.objectContaining({ category: 'Test Drive' })]);
  expect(consoleErrors).toEqual([]);
});

test('FO-048 whoever has the link of a test drive moves it, and cancels it in another browser', async ({ page, browser, site }) => {
  const at = (path: string) => site.url('clearmark-cars', path);
  const id = await bookTestDrive(site, 'clearmark-cars');
  await openInteractive(page, at(`/test-drives/${id}`));
  await page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check({ force: true });
  const time = page
    .getByRole('group', { name: /^(Morning|Afternoon)$/ })
    .getByRole('radio')
    .first();
  const moved = (await time.getAttribute('value')) ?? '';
  await time.check({ force: true });
  await page.getByRole('button', { name: 'Move the test drive' }).click();
  await page.getByText('Your test drive is moved').waitFor();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await openInteractive(other, page.url());
  await expect(other.locator('main time').first()).toHaveAttribute('datetime', moved);
  await other.getByRole('button', { name: 'Cancel the test drive' }).click();
  await other.getByRole('button', { name: 'Yes, cancel it' }).click();
  await other.getByText('Your test drive is cancelled').waitFor();
  await stranger.close();
  await page.reload();
  await page.getByText('Your test drive is cancelled').waitFor();
});

test('FO-053 FO-054 VE-033 makes an offer on the vehicle page', async ({ page, site }) => {
  await openInteractive(page, site.url('kestrel-motor-group', await carPath(site, 'kestrel-motor-group', '/search/used-cars')));
  await chooseWay(page, 'Make an Offer');
  const form = page.getByRole('dialog', { name: /^Make an Offer: / }).locator('form');
  await fillIn(form, 'Offer', { 'Your offer': '9,900' });
  await submitButton(form).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Offer')).toEqual([expect.objectContaining({ category: 'Make an Offer' })]);
});
