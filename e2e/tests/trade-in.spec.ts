import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { fillIn, leadsOf, openForm, submitButton } from '../harness/forms';
import { tabTo } from '../harness/keyboard';
import { getPage } from '../harness/site';
import { expect, test } from '../harness/writingTest';

const GROUP = 'kestrel-motor-group';
/** The example provider's car is a Hyundai i30 of 2025, and one of 2014. */
const YOUNG = '1ABC111';
const OLD = '1ABC103';
/** A photo of a car as a phone sends it, but for its size. */
const PHOTO = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'silver' } })
  .png()
  .toBuffer();
const WIDTHS = [320, 390, 1280];

test.use({ images: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, step: number) => page.getByRole('heading', { name: new RegExp(`^Step ${step} of 5: `) });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function enterRego(page: Page, rego: string): Promise<void> {
  await textbox(page, 'Registration').fill(rego);
  await page.getByRole('combobox', { name: 'State' }).selectOption('WA');
  await press(page, 'Find my car');
}

/** The first option of each question. */
async function answerQuestions(page: Page): Promise<void> {
  const groups = page.getByRole('form', { name: 'Condition' }).getByRole('group');
  for (const question of await groups.filter({ has: page.getByRole('radio') }).all())
    await question.getByRole('radio').first().check({ force: true });
}

async function describeCar(page: Page, kms: string): Promise<void> {
  await heading(page, 2).waitFor();
  await textbox(page, 'Kilometres').fill(kms);
  await press(page, 'This is my car');
  await heading(page, 3).waitFor();
  await answerQuestions(page);
  await press(page, 'Next');
  await heading(page, 4).waitFor();
}

async function enterContact(page: Page, lastName: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your details' });
  // Another remote renders it, when the step is on the screen.
  await form.locator('select[name="location"]').selectOption({ index: 1 });
  for (const terms of await form.getByRole('checkbox', { name: /^I agree/ }).all()) await terms.check();
  for (const [label, text] of Object.entries({
    'First Name': 'Robin',
    'Last Name': lastName,
    Mobile: '0491 570 006',
    Email: 'robin@example.com',
  }))
    await form.getByRole('textbox', { name: label }).fill(text);
  await press(page, 'See my estimate');
}

test('FO-068 FO-069 FO-070 FO-071 FO-072 FO-073 PL-067 values a car by keyboard, from the registration to a guide and on', async ({
  page,
  site,
  consoleErrors,
}) => {
  await openInteractive(page, site.url(GROUP, '/sell-my-car'));
  await tabTo(textbox(page, 'Registration'));
  await page.keyboard.type('1abc 111');
  await tabTo(page.getByRole('combobox', { name: 'State' }));
  await page.keyboard.type('WA');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Find my car' }));
  await page.keyboard.press('Enter');

  await expect(heading(page, 2)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('2025 Hyundai i30 Active');
  await tabTo(textbox(page, 'Kilometres'));
  await page.keyboard.type('18,500');
  await page.keyboard.press('Enter');

  await expect(heading(page, 3)).toBeFocused();
  for (const question of ['What condition is the body in?', 'What condition are the tyres in?', 'Does it have a full service history?']) {
    const first = page.getByRole('group', { name: question }).getByRole('radio').first();
    await tabTo(first);
    await page.keyboard.press('Space');
  }
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page.getByRole('button', { name: 'Add photos' }));
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name: 'front.png', mimeType: 'image/png', buffer: PHOTO });
  const photo = await page.getByRole('img', { name: 'Photos of your car 1' }).getAttribute('src');
  expect(await page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), photo ?? '')).toBe('image/jpeg');
  await tabTo(page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');

  await expect(heading(page, 4)).toBeFocused();
  await enterContact(page, 'Seller');
  await expect(heading(page, 5)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/\$\d\d,\d{3} to \$\d\d,\d{3}.*valid until \d+ \w{3} \d{4}, subject to inspection/);
  expect(await leadsOf(site, 'Seller')).toEqual([expect.objectContaining({ tenant: GROUP, category: 'Trade-In' })]);

  await expect(page.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
  await expect(page.getByText(/^Your reference is /)).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'See our vehicles' }));
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(await leadsOf(site, 'Seller')).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test('FO-068 the browser’s Back is a step back, and a reload resumes the step', async ({ page, site }) => {
  await openInteractive(page, site.url(GROUP, '/trade-in'));
  await enterRego(page, YOUNG);
  await describeCar(page, '20000');
  await page.goBack();
  await heading(page, 3).waitFor();
  await page.goBack();
  await heading(page, 2).waitFor();
  await expect(textbox(page, 'Kilometres')).toHaveValue('20000');
  await page.reload();
  await heading(page, 2).waitFor();
  await expect(textbox(page, 'Kilometres')).toHaveValue('20000');
});

test('FO-073 FO-077 a car like new gets an offer, which is accepted', async ({ page, site }) => {
  await openInteractive(page, site.url(GROUP, '/trade-in'));
  await enterRego(page, YOUNG);
  await describeCar(page, '4000');
  await enterContact(page, 'Likenew');
  await heading(page, 5).waitFor();
  await expect(page.getByRole('main')).toContainText(/An offer, valid until \d+ \w{3} \d{4}, subject to inspection/);
  await press(page, 'Accept offer');
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Likenew')).toHaveLength(1);
});

test('FO-080 a car over the limits makes a lead and gets a call', async ({ page, site }) => {
  await openInteractive(page, site.url(GROUP, '/trade-in'));
  await enterRego(page, OLD);
  await describeCar(page, '90000');
  await enterContact(page, 'Oldtimer');
  await page.getByText('We will contact you with a valuation.').waitFor();
  expect(await leadsOf(site, 'Oldtimer')).toHaveLength(1);
});

test('FO-074 an unknown registration leads to the plain form, which has it and makes a lead', async ({ page, site }) => {
  await openInteractive(page, site.url(GROUP, '/sell-my-car'));
  await enterRego(page, 'NOTFOUND');
  await page.getByText('We could not find that vehicle. Please check the registration and state.').waitFor();
  await page.getByRole('link', { name: 'Send the details' }).click();
  const form = page.locator('form[action="/api/leads"]');
  await expect(form.getByRole('textbox', { name: 'Rego' })).toHaveValue('NOTFOUND');
  await expect(form.getByRole('textbox', { name: /^Year, kilometres/ })).toHaveValue('Registration NOTFOUND WA');
  await fillIn(form, 'Unknown', { 'Make of your car': 'Lada', 'Model of your car': 'Niva' });
  const terms = form.getByRole('checkbox', { name: /^I agree/ });
  if ((await terms.count()) > 0) await terms.check();
  await submitButton(form).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Unknown')).toEqual([expect.objectContaining({ category: 'Trade-In' })]);
});

test('FO-067 without a provider the page has the plain form', async ({ page, site }) => {
  const form = await openForm(page, site.url('swan-valley-toyota', '/trade-in'));
  await fillIn(form, 'Plain', { 'Make of your car': 'Toyota', 'Model of your car': 'Yaris' });
  await submitButton(form).click();
  await page.getByText('Thank you for your enquiry.').waitFor();
  expect(await leadsOf(site, 'Plain')).toEqual([expect.objectContaining({ category: 'Trade-In' })]);
});

test('FO-067 without script the page leads to the plain form', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url(GROUP, '/trade-in'));
  await expect(page.getByRole('button', { name: 'Find my car' })).toBeHidden();
  await page.getByRole('link', { name: 'I would rather be called' }).click();
  await expect(page.locator('form[action="/api/leads"]')).toBeVisible();
  await context.close();
});

test('SH-123 FO-066 the pages are open unless the tenant asks for a sign-in', async ({ site }) => {
  expect((await getPage(site, GROUP, '/trade-in')).status).toBe(200);
  const gated = await getPage(site, 'clearmark-cars', '/sell-my-car');
  expect(gated.html).toContain('Sign in');
});

test('PL-067 every step is clean, also with errors', async ({ page, site }) => {
  const problems: string[] = [];
  async function look(state: string): Promise<void> {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${state}, ${width} px: ${problem}`));
    }
  }
  await openInteractive(page, site.url(GROUP, '/trade-in'));
  await look('registration');
  await press(page, 'Find my car');
  await page.getByRole('alert').waitFor();
  await look('registration with errors');
  await enterRego(page, YOUNG);
  await heading(page, 2).waitFor();
  await look('vehicle');
  await textbox(page, 'Kilometres').fill('18500');
  await press(page, 'This is my car');
  await heading(page, 3).waitFor();
  await press(page, 'Next');
  await page.getByRole('alert').waitFor();
  await look('condition with errors');
  await answerQuestions(page);
  await press(page, 'Next');
  await heading(page, 4).waitFor();
  await look('contact');
  await enterContact(page, 'Axe');
  await heading(page, 5).waitFor();
  await look('estimate');
  expect(problems).toEqual([]);
});
