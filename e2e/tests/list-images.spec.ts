import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openInteractive } from '../harness/browser';
import { startPhotoServer, type PhotoServer } from '../harness/photoServer';
import { expect, test as base } from '../harness/writingTest';

const test = base.extend<object, { photoServer: PhotoServer }>({
  photoServer: [
    async ({ browserName: _browser }, use) => {
      const server = await startPhotoServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  siteOptions: [({ photoServer }, use) => use({ env: { IMAGE_WARMING: 'on', PHOTO_ORIGINS: photoServer.origin } }), { scope: 'worker' }],
});

const GROUP = 'kestrel-motor-group';
const TOYOTA = 'swan-valley-toyota';
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

test('VE-076 photos that take long never keep a search waiting, and show when they come', async ({
  page,
  site,
  photoServer: { origin, release },
}) => {
  const feed = path.join(site.folder, 'slow.csv');
  const lines = Array.from({ length: 12 }, (_none, index) => `S${index},Slowly,Model ${index},2024,30990,${origin}/${index}.jpg`);
  writeFileSync(feed, ['stocknum,make,model,year,price,images', ...lines, 'Q1,Quickly,Model Q,2024,30990,'].join('\n'));
  await site.forecourt('stock', 'import', feed, '--tenant', TOYOTA, '--delta');

  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/images/') && !response.ok()) failed.push(response.url());
  });
  await openInteractive(page, site.url(TOYOTA, '/search/new-used-and-demo-cars?query=slowly'));
  await page.getByRole('main').getByRole('searchbox').fill('quickly');
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '2024 Quickly Model Q' })).toBeVisible();
  // Without 'soon' the photos fill all connections until the first of them is given up.
  expect(failed).toEqual([]);

  await page.getByRole('main').getByRole('searchbox').fill('slowly');
  const first = page.getByRole('main').locator('article img').first();
  await expect(first).toHaveAttribute('src', /,soon1\//);
  release();
  await expect.poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(1);
});
