import type { Locator, Page } from '@playwright/test';
import { interactive, openInteractive } from './browser';
import type { TestSite } from './site';

/** A lead as `forecourt leads list` has it. */
export interface StoredLead {
  tenant: string;
  name: string;
  category: string;
  updates: { category: string }[];
}

/** What a visitor enters into each form; the phone number is from the range reserved for fiction. */
export const CONTACT = {
  'First Name': 'Robin',
  Postcode: '6056',
  Mobile: '0491 570 006',
  Email: 'robin@example.com',
};

/** The lead form of a page, interactive. */
export async function openForm(page: Page, url: string): Promise<Locator> {
  await openInteractive(page, url);
  return interactive(page.locator('form[action="/api/leads"]'));
}

/** Enters the contact with this last name, by which the test finds its lead again, and texts by the labels of their fields. */
export async function fillIn(form: Locator, lastName: string, texts: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...CONTACT, 'Last Name': lastName, ...texts }))
    await form.getByRole('textbox', { name: label }).fill(text);
}

/** Resolves when a form has been displayed for as long as a person takes: what is sent sooner goes to quarantine and books nothing (PL-038). */
export const untilTypedByPerson = async (form: Locator): Promise<void> => {
  const page = form.page();
  await form.waitFor();
  const displayed = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 2100, displayed);
};

/** Selects the first location where the form has more than one. */
export async function chooseLocation(form: Locator): Promise<void> {
  const select = form.locator('select[name="location"]');
  if ((await select.count()) > 0) await select.selectOption({ index: 1 });
}

export const submitButton = (form: Locator) => form.locator('button[type="submit"]:visible');

/** The stored leads of a visitor with this last name, newest first. */
export async function leadsOf(site: TestSite, lastName: string): Promise<StoredLead[]> {
  const leads = JSON.parse(await site.forecourt('leads', 'list', '--json')) as StoredLead[];
  return leads.filter(({ name }) => name === `Robin ${lastName}`);
}

/** Follows one of the ways to a car that the popover of its page has. */
export async function chooseWay(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More ways to buy' }).click();
  await page.getByRole('dialog', { name: 'More ways to buy' }).getByRole('link', { name }).click();
}
