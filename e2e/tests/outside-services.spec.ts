import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { serveStripe, startCardProvider, type CardProvider } from '../harness/cardProvider';
import { fillIn, openForm } from '../harness/forms';
import { getPage, linkOfCar, type TestSite } from '../harness/site';
import { expect, test as base } from '../harness/test';
import { writeDocument } from '../harness/writeDocument';

const USED = 'clearmark-cars';
const TOYOTA = 'swan-valley-toyota';

const test = base.extend<object, { provider: CardProvider }>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      const provider = await startCardProvider();
      await use(provider);
      provider.close();
    },
    { scope: 'worker' },
  ],
  siteOptions: [
    async ({ provider }, use) => use({ env: { PAYMENTS_URL: provider.url, PAYMENTS_KEY: 'sk_test_secret' } }),
    { scope: 'worker' },
  ],
});

const policyOf = async (site: TestSite, tenant: string) => (await getPage(site, tenant, '/')).headers.get('content-security-policy') ?? '';

function change(site: TestSite, tenant: string, changes: object): void {
  const file = path.join(site.folder, 'tenants', `${tenant}.json`);
  writeDocument(file, { ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...changes });
}

test('FO-088 PL-041 pays in the field of Stripe, confirmed at the bank, on the site that has its key', async ({
  page,
  site,
  provider,
  consoleErrors,
}) => {
  change(site, USED, { payment_key: 'pk_live_Clearmark' });
  await expect.poll(() => policyOf(site, USED)).toContain('https://js.stripe.com');
  expect(await policyOf(site, TOYOTA)).not.toContain('stripe');
  await serveStripe(page, provider);

  const reserve = await linkOfCar(site, USED, /href="(\/cars\/[a-z0-9-]+\/buy-online)"/, 0);
  const form = await openForm(page, site.url(USED, reserve));
  await fillIn(form, 'Card Field');
  for (const terms of await form.getByRole('checkbox', { name: /^I agree/ }).all()) await terms.check();
  await form.getByRole('button', { name: 'Next' }).click();
  await page.frameLocator('iframe[title="Card number of pk_live_Clearmark"]').getByRole('textbox').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByText(/^Your vehicle is reserved until/).waitFor();
  expect(provider.intents).toEqual([expect.objectContaining({ status: 'succeeded', amount: '50000' })]);
  // The browser reports the status with which the bank's confirmation is requested.
  expect(consoleErrors.filter((line) => !line.includes('402'))).toEqual([]);
});

test('NA-057 PL-041 the chat page of a provider is loaded in a frame once it is opened, on the site that names it', async ({
  page,
  site,
  consoleErrors,
}) => {
  const requested: string[] = [];
  await page.route('https://chat.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' });
  });
  change(site, TOYOTA, { chat: { address: 'https://chat.example/dealer-7?about={subject}', placement: 'left' } });
  await expect.poll(() => policyOf(site, TOYOTA)).toContain('https://chat.example');
  await openInteractive(page, site.url(TOYOTA, '/contact'));
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Chat with parts' }).click();
  await page.frameLocator('iframe[title="Chat"]').getByText('How can we help?').waitFor();
  expect(requested).toEqual(['https://chat.example/dealer-7?about=parts']);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
