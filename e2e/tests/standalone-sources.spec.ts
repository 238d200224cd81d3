import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openInteractive } from '../harness/browser';
import { startFromSources } from '../harness/dev';
import { changedRemote, editSource } from '../harness/sources';
import { expect, test } from '../harness/test';

const TENANT = 'clearmark-cars';

test('PL-022 runs a remote alone from its sources, with an index of pages and slots, and shows an edit in place', async ({ page }) => {
  const folder = changedRemote('mf-finance', 'standalone', []);
  const standalone = await startFromSources({ command: 'standalone', remote: 'mf-finance', options: ['--from', folder] });
  try {
    await openInteractive(page, standalone.url(TENANT, '/?scenario=no-price'));
    await page.getByRole('link', { name: 'page/information at 390 px' }).click();
    await expect(page).toHaveURL(standalone.url(TENANT, '/?show=page%2Finformation&width=390&scenario=no-price&appearance=normal'));
    const frame = page.frameLocator('iframe[title="page/information at 390 px"]');
    await frame.getByRole('heading', { level: 1, name: 'Car finance' }).waitFor();
    expect(await frame.locator('html').evaluate((html) => html.clientWidth)).toBe(390);
    await frame.locator('[data-page][data-hydrated]').waitFor();
    await frame.getByRole('spinbutton', { name: 'Purchase price' }).fill('12345');
    editSource(folder, { file: 'src/pages/information.tsx', from: 'heading="Car finance"', to: 'heading="Finance alone"' });
    await frame.getByRole('heading', { level: 1, name: 'Finance alone' }).waitFor();
    await expect(frame.getByRole('spinbutton', { name: 'Purchase price' })).toHaveValue('12345');
  } finally {
    await standalone.stop();
  }
});

test('PL-022 writes a screenshot of each page and slot of a release in each width', async ({ site }) => {
  const { remotes } = JSON.parse(await site.forecourt('status', '--json')) as { remotes: Record<string, { stable: string }> };
  const version = remotes['mf-finance']?.stable ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-shots-'));
  try {
    const options = ['--version', version, '--shots', folder, '--tenant', TENANT, '--scenario', 'sold-car'];
    const shots = await startFromSources({ command: 'standalone', remote: 'mf-finance', options });
    await shots.stop();
    const names = [
      ...['application', 'information', 'personalised'].map((page) => `page-${page}`),
      ...['calculator', 'disclaimer', 'form', 'note', 'quote', 'summary'].map((slot) => `slot-finance-${slot}`),
      'slot-saved-quotes',
    ];
    expect(readdirSync(path.join(folder, TENANT, 'sold-car')).toSorted()).toEqual(
      names.flatMap((name) => [1280, 320, 390, 768].map((width) => `${name}-${width}.png`)).toSorted(),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
