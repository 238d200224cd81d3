import type { Page } from '@playwright/test';
import { openInteractive } from '../harness/browser';
import type { ServedSite } from '../harness/site';
import { expect, gate, test as base } from '../harness/test';

const REMOTES = ['mf-search', 'mf-vehicle', 'mf-locations', 'mf-forms', 'mf-finance', 'mf-navigation'];
const TENANT = 'kestrel-motor-group';

const test = base.extend<{ startStandalone: (remote: string) => Promise<ServedSite> }>({
  startStandalone: async ({ site }, use) => {
    const started: ServedSite[] = [];
    await use(async (remote) => {
      const standalone = await site.startStandalone(remote);
      started.push(standalone);
      return standalone;
    });
    for (const standalone of started) await standalone.stop();
  },
});

async function expectPage(page: Page, remote: string, address: string): Promise<void> {
  await expect(page.locator(`[data-remote="${remote}"][data-page]`), address).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** A slot with its sample; one that is a dialog opens and closes. */
async function expectSlot(page: Page, remote: string): Promise<void> {
  const open = page.getByRole('button', { name: /^Open [a-z-]+$/ });
  const isDialog = (await open.count()) > 0;
  if (isDialog) await open.click();
  await page.locator(`[data-remote="${remote}"][data-slot]`).first().waitFor({ state: 'attached' });
  if (!isDialog) return;
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

for (const remote of REMOTES) {
  test(
    `PL-022 runs ${remote} alone from its release, with its slots and pages`,
    gate(remote === 'mf-finance'),
    async ({ page, consoleErrors, scripts, startStandalone }) => {
      const standalone = await startStandalone(remote);
      // Signed in, so that pages that require sign-in render too.
      await openInteractive(page, standalone.url(TENANT, '/?scenario=signed-in'));
      await page.getByRole('heading', { level: 1, name: remote }).waitFor();

      const addresses = await page
        .getByRole('rowheader')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
      for (const [name, address] of addresses) {
        await openInteractive(page, standalone.url(TENANT, address));
        if (name.startsWith('slot/')) await expectSlot(page, remote);
        else await expectPage(page, remote, address);
      }
      const foreign = [...scripts.keys()].filter((script) => script.includes('/_remotes/') && !script.includes(`/_remotes/${remote}/`));
      expect(foreign).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
  );
}
