import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openInteractive } from '../harness/browser';
import { untilPage } from '../harness/load';
import { carPath, getPage } from '../harness/site';
import { ROOT } from '../harness/workspace';
import { writeDocument } from '../harness/writeDocument';
import { expect, test } from '../harness/writingTest';

const TENANT = 'kestrel-motor-group';
const OFFER = 'is insured from the day you drive it home';
const LINK = 'Insure this car';

test('PL-010 PL-074 CO-137 CO-139 CO-144 VE-077 a seventh remote is live by its own release and a document, on a site that runs and does not know it, until it is retired', async ({
  site,
  page,
  consoleErrors,
}) => {
  const car = await carPath(site, TENANT);
  const quote = car.replace('/cars/', '/insurance/');
  expect((await getPage(site, TENANT, quote)).status).toBe(404);

  await site.forecourt('release', 'mf-insurance', '--from', path.join(ROOT, 'e2e/remotes/mf-insurance'), '--without-tests');
  await untilPage(site, TENANT, quote, (html) => html.includes('Insure the '));
  expect((await getPage(site, TENANT, quote)).status).toBe(200);
  expect((await getPage(site, TENANT, car)).html).not.toContain(OFFER);

  const file = path.join(site.folder, 'tenants', `${TENANT}.json`);
  const before = JSON.parse(readFileSync(file, 'utf8')) as { sections: object };
  const section = { type: 'slot', slot: 'insurance-offer', props: { plan: 'Comprehensive' } };
  const place = (position: string) =>
    writeDocument(file, { ...before, sections: { ...before.sections, 'vehicle.detail': [{ ...section, position }] } });
  place('after-lunch');
  await expect(site.forecourt('tenants', 'check', file)).resolves.toContain('after-lunch is no position of this page');
  place('after-price');
  expect(await site.forecourt('tenants', 'check', file)).not.toContain('vehicle.detail');
  await untilPage(site, TENANT, car, (html) => html.includes(OFFER) && html.includes(`href="${quote}"`));
  await openInteractive(page, site.url(TENANT, car));
  await expect(page.getByText(`Comprehensive: your `)).toBeVisible();
  await page.getByRole('link', { name: LINK }).click();
  await page.getByRole('heading', { level: 1, name: /^Insure the / }).waitFor();
  expect(new URL(page.url()).pathname).toBe(quote);

  await expect(site.forecourt('retire', 'mf-insurance')).rejects.toThrow(
    `the document of ${TENANT} does not fit: sections["vehicle.detail"][0].slot insurance-offer is a slot that no release of this site provides`,
  );
  await site.forecourt('retire', 'mf-insurance', '--force');
  await untilPage(site, TENANT, car, (html) => !html.includes(OFFER));
  const without = await getPage(site, TENANT, car);
  expect([without.status, without.html.includes('/insurance/')]).toEqual([200, false]);
  expect((await getPage(site, TENANT, quote)).status).toBe(404);
  await openInteractive(page, site.url(TENANT, car));
  await expect(page.getByRole('link', { name: LINK })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
  writeDocument(file, before);
});
