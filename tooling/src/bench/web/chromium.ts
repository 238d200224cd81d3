import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '../../verify/browser';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Slow 4G as the targets mean it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Viewports of a phone and of a desktop window. */
export const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

export interface Conditions {
  screen: keyof typeof SCREENS;
  /** How many times slower the processor is. */
  processor: number;
  slowNetwork: boolean;
}

export const openChromium = (): Promise<Browser> => chromium.launch({ executablePath: findBrowser(), args: FLAGS });

/** A page in a browser that has seen nothing yet, under the given conditions. */
export async function openSlowPage(
  browser: Browser,
  { screen, processor, slowNetwork }: Conditions,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'en-AU' });
  // The functions that run inside the page are compiled with their names preserved by calls of __name; this defines it.
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (slowNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return { page, context };
}
