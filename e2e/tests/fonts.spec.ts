import { untilHydrated } from '../harness/browser';
import { getPage } from '../harness/site';
import { expect, test } from '../harness/test';

const FACES = [
  { tenant: 'swan-valley-toyota', family: 'Archivo' },
  { tenant: 'kestrel-motor-group', family: 'Fraunces' },
  { tenant: 'clearmark-cars', family: 'Sora' },
  { tenant: 'wattle-track-caravans', family: 'Bitter' },
];
/** Words of headings, long enough that single letters weigh little. */
const WORDS =
  'New, used and demo cars for sale in Perth. Find the car that fits: every car checked, every price on the windscreen 2021 Toyota Corolla $32,990';

for (const { tenant, family } of FACES) {
  test.describe(`on ${tenant}`, () => {
    test('PL-050 loads one font file, its own, named in the HTML and cached by the browser for good', async ({
      page,
      consoleErrors,
      site,
    }) => {
      const { html } = await getPage(site, tenant, '/');
      const named = /<link rel="preload" as="font"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(named).toMatch(new RegExp(`^/_shell/${family.toLowerCase()}\\.\\w{10}\\.woff2$`));

      const fonts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'font')
          fonts.push(`${new URL(response.url()).pathname} ${response.headers()['cache-control']}`);
      });
      await page.goto(site.url(tenant), { waitUntil: 'networkidle' });
      expect(fonts).toEqual([`${named} public, max-age=31536000, immutable`]);
      expect(await page.evaluate((face) => [...document.fonts].find((each) => each.family === face)?.status, family)).toBe('loaded');
      expect(consoleErrors).toEqual([]);
    });

    test('PL-053 takes the same room before its font is there', async ({ page, site }) => {
      await page.goto(site.url(tenant), { waitUntil: 'networkidle' });
      const hasFallback = await page.evaluate(
        (name) =>
          document.fonts.load(`700 100px '${name}'`).then(
            ({ length }) => length > 0,
            () => false,
          ),
        `${family} fallback`,
      );
      expect(
        hasFallback,
        'Liberation Sans and Liberation Serif, or fonts of their widths, must be installed (Debian: fonts-liberation)',
      ).toBe(true);
      const { wide, tall } = await page.evaluate(
        async ([face, words]) => {
          const weight = getComputedStyle(document.documentElement).getPropertyValue('--heading-weight');
          const fonts = [face, `${face} fallback`].map((name) => `${weight} 100px '${name}'`);
          await Promise.all(fonts.map((font) => document.fonts.load(font)));
          const canvas = document.createElement('canvas').getContext('2d');
          const sizes = fonts.map((font) => {
            if (canvas) canvas.font = font;
            return canvas?.measureText(words);
          });
          const ratio = (of: (size: TextMetrics) => number) =>
            sizes.map((size) => (size ? of(size) : 0)).reduce((real, standIn) => standIn / real);
          return { wide: ratio((size) => size.width), tall: ratio((size) => size.fontBoundingBoxAscent + size.fontBoundingBoxDescent) };
        },
        [family, WORDS] as const,
      );
      expect(Math.abs(wide - 1)).toBeLessThan(0.01);
      expect(Math.abs(tall - 1)).toBeLessThan(0.02);
    });

    for (const width of [360, 1280]) {
      test(`PL-053 moves nothing at ${width} px when its font is late`, async ({ page, site }) => {
        await page.setViewportSize({ width, height: 900 });
        let deliver = () => undefined as void;
        const pageIsComplete = new Promise<void>((resolve) => {
          deliver = resolve;
        });
        await page.route('**/*.woff2', async (route) => {
          await pageIsComplete;
          await route.continue();
        });
        // A font delays the load event: the page is complete when its regions are hydrated and their images are there.
        await page.goto(site.url(tenant), { waitUntil: 'domcontentloaded' });
        await untilHydrated(page);
        await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
        await page.evaluate(() => {
          const moved = { sum: 0 };
          Object.assign(globalThis, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += entry.value;
          }).observe({ type: 'layout-shift' });
        });
        deliver();
        await page.waitForFunction((face) => [...document.fonts].find((each) => each.family === face)?.status === 'loaded', family);
        // Two frames: the text is painted in its font, and the shift is recorded.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect(await page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThanOrEqual(0.02);
      });
    }
  });
}
