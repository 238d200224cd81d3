import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityProblems } from '../harness/accessibility';
import { serveStripe, startCardProvider, type CardProvider } from '../harness/cardProvider';
import { fillIn, openForm } from '../harness/forms';
import { getPage } from '../harness/site';
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

test('FO-088 PL-041 pays in the field of Stripe, confirmed at the bank, on the site that has its key', async ({
  page,
  site,
  provider,
  consoleErrors,
}) => {
  const policyOf = async (tenant: string) => (await getPage(site, tenant, '/')).headers.get('content-security-policy') ?? '';
  const file = path.join(site.folder, 'tenants', `${USED}.json`);
  writeDocument(file, { ...(JSON.parse(readFileSync(file, 'utf8')) as object), payment_key: 'pk_live_Clearmark' });
  await expect.poll(() => policyOf(USED)).toContain('https://js.stripe.com');
  expect(await policyOf(TOYOTA)).not.toContain('stripe');
  await serveStripe(page, provider);

  const { html } = await getPage(site, USED, '/search');
  const [, reserve = ''] = /href="(\/cars\/[a-z0-9-]+\/buy-online)"/.exec(html) ?? [];
  const form = await openForm(page, site.url(USED, reserve));
  await fillIn(form, 'Card Field');
  for (const terms of await form.getByRole('checkbox', { name: /^I agree/ }).all()) await terms.check();
  await form.getByRole('button', { name: 'Next' }).click();
  await page.frameLocator('iframe[title="Card number of pk_live_Clearmark"]').getByRole('textbox').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByText(/^Your vehicle is reserved until/).waitFor();
  expect(provider.intents).toEqual([expect.objectContaining({ status: 'succeeded', amount: '50000' })]);
  // The browser reports the status with which the bank's confirmation is asked for.
  expect(consoleErrors.filter((line) => !line.includes('402'))).toEqual([]);
});
