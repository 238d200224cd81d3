import { chromium, type Browser, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { readPng } from './readPng';
import { screenshotFont } from './screenshotFont';

/** How the gallery is displayed for a screenshot. */
interface View {
  tenant: string;
  scheme: 'light' | 'dark';
  width: number;
}

export interface Tile {
  /** For example 'swan-valley-toyota light 360' or the state that covers the page. */
  view: string;
  screenshot: PNG;
}

const VIEWS: readonly View[] = [
  ...[360, 768, 1280].map((width): View => ({ tenant: 'swan-valley-toyota', scheme: 'light', width })),
  { tenant: 'kestrel-motor-group', scheme: 'light', width: 768 },
  { tenant: 'clearmark-cars', scheme: 'dark', width: 768 },
  { tenant: 'wattle-track-caravans', scheme: 'light', width: 768 },
];
const COVERED: readonly View[] = VIEWS.filter(({ tenant, width }) => tenant === 'swan-valley-toyota' && width !== 768);
const HEIGHT = 640;

const FLAGS = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb', '--font-render-hinting=none'];

/** Opens Chromium so that two machines draw the same. */
export const openForScreenshots = (executablePath: string): Promise<Browser> => chromium.launch({ executablePath, args: FLAGS });

const FLAT_IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#9fb4c4"/><rect y="1.2" width="3" height=".8" fill="#77828a"/></svg>';

const blocks = (weight: 'regular' | 'bold', weights: string) =>
  `@font-face { font-family: Blocks; font-weight: ${weights}; src: url(data:font/ttf;base64,${screenshotFont(weight).toString('base64')}); }`;

/** Nothing of the machine and nothing that moves: letters are blocks, images are flat, animations stand at their end. */
const STILL = `
  ${blocks('regular', '100 550')}
  ${blocks('bold', '551 900')}
  :root { --font-body: Blocks !important; --font-heading: Blocks !important; font-synthesis: none; }
  *, *::before, *::after, *::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important; }
  html { scrollbar-gutter: auto !important; }
  ::-webkit-calendar-picker-indicator { visibility: hidden; }
  main:has(> [data-specimen]) { gap: 0 !important; padding: 16px !important; }
`;

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('main');
  await page.evaluate((css) => {
    const stylesheet = document.createElement('style');
    stylesheet.textContent = css;
    document.head.append(stylesheet);
    for (const image of document.images) image.loading = 'eager';
  }, STILL);
  await page.evaluate(async () => {
    await Promise.all(['400 16px Blocks', '700 16px Blocks'].map((face) => document.fonts.load(face)));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // On whole pixels each specimen looks the same wherever it stands, so that a new one changes no other.
    for (const specimen of document.querySelectorAll<HTMLElement>('[data-specimen]')) {
      specimen.style.blockSize = `${Math.ceil(specimen.getBoundingClientRect().height)}px`;
    }
  });
}

const query = ({ tenant, scheme }: View, more: Record<string, string>) =>
  `?${new URLSearchParams({ tenant, scheme, view: 'bare', ...more }).toString()}`;

async function pageFor(browser: Browser, { width }: View, extraCss: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce', locale: 'en-AU' });
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: FLAT_IMAGE }));
  if (extraCss)
    await page.addInitScript(
      (css) => addEventListener('load', () => document.head.append(Object.assign(document.createElement('style'), { textContent: css }))),
      extraCss,
    );
  return page;
}

/** Tallest screenshot that Chromium draws without repeating itself. */
const TALLEST = 6000;

/** The page from top to end, in as few screenshots as possible. */
async function wholePage(page: Page, width: number): Promise<PNG> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  const whole = new PNG({ width, height });
  for (let top = 0; top < height; top += TALLEST) {
    const from = Math.max(0, Math.min(top, height - TALLEST));
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), from);
    const shot = await readPng(await page.screenshot());
    PNG.bitblt(shot, whole, 0, 0, width, Math.min(shot.height, height - from), 0, from);
  }
  return whole;
}

function cut(whole: PNG, top: number, height: number): PNG {
  const screenshot = new PNG({ width: whole.width, height });
  PNG.bitblt(whole, screenshot, 0, top, whole.width, Math.min(height, whole.height - top), 0, 0);
  return screenshot;
}

interface Wish {
  /** Only this component; all without it. */
  only?: string;
  /** More CSS, to see that a change is noticed. */
  extraCss?: string;
}

/** Screenshots of every specimen of the gallery by component, one tile a view, then the states that cover the page. */
export async function takeScreenshots(browser: Browser, url: string, { only, extraCss = '' }: Wish = {}): Promise<Map<string, Tile[]>> {
  const screenshots = new Map<string, Tile[]>();
  const add = (component: string, view: string, screenshot: PNG) =>
    screenshots.set(component, [...(screenshots.get(component) ?? []), { view, screenshot }]);

  for (const view of VIEWS) {
    const page = await pageFor(browser, view, extraCss);
    await show(page, `${url}/${query(view, only ? { component: only } : {})}`);
    const places = await page.$$eval('[data-specimen]', (elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { component: (element as HTMLElement).dataset.specimen ?? '', top: Math.floor(top), height: Math.ceil(height) };
      }),
    );
    const whole = await wholePage(page, view.width);
    for (const { component, top, height } of places) add(component, `${view.tenant} ${view.scheme} ${view.width}`, cut(whole, top, height));
    await page.close();
  }

  for (const view of COVERED) {
    const page = await pageFor(browser, view, extraCss);
    await show(page, `${url}/${query(view, only ? { component: only } : {})}`);
    const links = await page.$$eval('[data-specimen] a[href*="state="]', (anchors) =>
      anchors.map((anchor) => ({
        component: anchor.closest<HTMLElement>('[data-specimen]')?.dataset.specimen ?? '',
        address: (anchor as HTMLAnchorElement).href,
        state: anchor.textContent,
      })),
    );
    for (const { component, address, state } of links) {
      await show(page, address);
      add(component, `${state} ${view.width}`, await readPng(await page.screenshot()));
    }
    await page.close();
  }
  return screenshots;
}
