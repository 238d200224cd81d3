import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../harness/writingTest';

test.use({ siteOptions: { env: { IMAGE_WARMING: 'on' } } });

const GROUP = 'kestrel-motor-group';
const COLOURS = ['Red', 'Blue', 'Green', 'Bronze'];

/** Parts of a stock whose images are not all there. */
const waiting = (metrics: string) =>
  [...metrics.matchAll(/^forecourt_api_image_warming\{tenant="([^"]+)",part="([^"]+)"\} 1$/gm)].map(
    ([, tenant, part]) => `${tenant} ${part}`,
  );

test('VE-076 the pictures of cars of a new feed are there when a shopper first sees them in a list', async ({ page, site }) => {
  const metrics = async () => (await fetch(site.apiUrl('/metrics'))).text();
  const feed = path.join(site.folder, 'feed.csv');
  const lines = COLOURS.map((colour, index) => `W${index},Warmly,Model ${index},2024,SUV,${colour},30990`);
  writeFileSync(feed, ['stocknum,make,model,year,body,colour,price', ...lines].join('\n'));
  await expect.poll(async () => waiting(await metrics())).toContain(`${GROUP} stock`);

  await site.forecourt('stock', 'import', feed, '--tenant', GROUP, '--delta');
  await expect.poll(async () => waiting(await metrics()), { timeout: 120_000 }).not.toContain(`${GROUP} changes`);

  const statuses: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/images/') && response.url().includes('/cars/'))
      statuses.push(response.headerValue('cache-status').then((value) => value ?? undefined));
  });
  await page.goto(site.url(GROUP, '/search/new-used-and-demo-cars?query=warmly'));
  const photos = page.getByRole('main').locator('article img');
  await expect(photos).toHaveCount(COLOURS.length);
  await photos.last().scrollIntoViewIfNeeded();
  await expect.poll(() => photos.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0))).toBe(true);
  expect(await Promise.all(statuses)).toEqual(COLOURS.map(() => 'forecourt; hit'));
});
