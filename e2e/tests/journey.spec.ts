import type { Page } from '@playwright/test';
import { submitButton, untilTypedByPerson } from '../harness/forms';
import { interactive, openInteractive, untilHydrated } from '../harness/browser';
import { carPath, getPage } from '../harness/site';
import { expect, gate, test } from '../harness/writingTest';

/** What the HTML of a car's page holds, unless the site has switched it off. */
const FACTS = ['Car Summary', 'Key information', 'All Specifications', 'id="vehicle-map"', 'id="finance-calculator"', 'name="email"'];

/** What a shopper of each site looks for, and what the site does not show. */
const SHOPPERS: readonly { tenant: string; query: string; width: number; off: string[] }[] = [
  { tenant: 'swan-valley-toyota', query: 'hilux', width: 1280, off: [] },
  { tenant: 'kestrel-motor-group', query: 'hilux', width: 390, off: [] },
  { tenant: 'clearmark-cars', query: 'hilux', width: 1280, off: [] },
  { tenant: 'wattle-track-caravans', query: 'caravan', width: 390, off: ['id="finance-calculator"'] },
];

test.describe.configure({ mode: 'serial' });

/** The shopper of `npm test`. */
const GATE_TENANT = 'kestrel-motor-group';
/** Its cars have Instant Message in place of Enquire. */
const CHAT_TENANT = 'clearmark-cars';
/** Tenants of the enquiries that were accepted. */
const accepted: string[] = [];

/** Opens the enquiry form; where the filled button opens a chat, the form is in the menu. */
async function openEnquiry(page: Page, tenant: string): Promise<void> {
  if (tenant === CHAT_TENANT) {
    await page.getByRole('button', { name: 'More ways to buy' }).click();
    await page.getByRole('link', { name: 'Send an Enquiry' }).click();
  } else await page.locator('a[href="#enquire"]').first().click();
}

for (const { tenant, query, width, off } of SHOPPERS) {
  test.describe(`on ${tenant} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('PL-062 SE-014 has the cars in the first HTML of the results', async ({ site }) => {
      const { status, html } = await getPage(site, tenant, `/search?query=${query}`);
      expect(status).toBe(200);
      expect(html.match(/<a [^>]*href="\/cars\/[a-z0-9-]+"/g)?.length ?? 0).toBeGreaterThanOrEqual(5);
      expect(html).toContain('data-slot="header"');
      expect(html).toContain('data-slot="footer"');
    });

    test(
      'PL-062 VE-001 has price, specification, location and form in the first HTML of a car',
      gate(tenant === GATE_TENANT),
      async ({ site }) => {
        const { status, html } = await getPage(site, tenant, await carPath(site, tenant, `/search?query=${query}`));
        expect(status).toBe(200);
        expect(FACTS.filter((fact) => !html.includes(fact))).toEqual(off);
        expect(html).toMatch(/\$\d{1,3}(,\d{3})+|Enquire for price/);
      },
    );

    test(
      'FO-006 walks from home to a stored enquiry without one complaint of the browser',
      gate(tenant === GATE_TENANT),
      async ({ page, consoleErrors, site }) => {
        await openInteractive(page, site.url(tenant));
        await page.getByRole('main').getByRole('searchbox').fill(query);
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
        await page.waitForURL(/\/search.*query=/);
        await page.getByRole('main').getByRole('article').nth(4).waitFor();

        await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
        await page.waitForURL(/\/cars\/[a-z0-9-]+/);
        await page.getByRole('heading', { level: 1, name: /^\d{4} / }).waitFor();
        await untilHydrated(page);

        const form = page.locator('form[action="/api/leads"]');
        await openEnquiry(page, tenant);
        await interactive(form);
        await form.getByLabel('First Name').fill('Robin');
        await form.getByLabel('Last Name').fill('Example');
        await form.getByLabel('Postcode').fill('6056');
        await form.getByLabel('Mobile').fill('0491 570 006');
        await form.getByLabel('Email').fill('robin@example.com');
        await untilTypedByPerson(form);
        await form.getByLabel('Comments').fill('Is it still here?');
        await submitButton(form).click();
        await page.waitForURL(/\/success/);
        await page.getByText('Thank you for your enquiry.').waitFor();
        accepted.push(tenant);
        expect(consoleErrors).toEqual([]);
      },
    );
  });
}

test('PL-031 has every accepted enquiry in the database with its delivery', gate(), async ({ site }) => {
  const leads = JSON.parse(await site.forecourt('leads', 'list', '--json')) as {
    tenant: string;
    name: string;
    quarantine: string | null;
    deliveries: { endpoint: string | null }[];
  }[];
  expect(accepted).not.toEqual([]);
  const own = leads.filter(({ name }) => name === 'Robin Example');
  expect(own.map((lead) => lead.tenant).toSorted()).toEqual(accepted.toSorted());
  for (const lead of own) {
    expect(lead).toMatchObject({ quarantine: null });
    expect(lead.deliveries.length).toBeGreaterThan(0);
    expect(lead.deliveries.every(({ endpoint }) => endpoint !== null)).toBe(true);
  }
});
