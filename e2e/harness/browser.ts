import type { BrowserContext, Locator, Page } from '@playwright/test';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Replaces every image of the image service by one pixel: rendering images takes most of the time of a page with many cars. */
export const withoutImages = (context: BrowserContext) =>
  context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));

/** Waits until React responds in every region that the window displays: a click on its server HTML before that may be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-remote]')].every((region) => {
      const { top, bottom } = region.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight || region.hasAttribute('data-hydrated');
    }),
  );
}

/** Loads a URL and waits until the visible part of its page is interactive. */
export async function openInteractive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

/** Scrolls to an element and waits until React responds in its region; resolves with the element. */
export async function interactive(target: Locator): Promise<Locator> {
  await target.scrollIntoViewIfNeeded();
  await target
    .page()
    .waitForFunction((element) => element?.closest('[data-remote]')?.hasAttribute('data-hydrated') ?? true, await target.elementHandle());
  return target;
}

/**
 * Chromium's warning where scripts start some seconds after their preload, as on a busy machine; composition.spec.ts
 * tests what is preloaded.
 */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** Collects errors and warnings of the console, uncaught errors, failed requests and error statuses of a page, in order. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !LATE_PRELOAD.test(message.text()))
      errors.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts the pending requests of the page before it; that is no failure.
    if (reason !== 'net::ERR_ABORTED') errors.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return errors;
}

/** Collects address and text of every script that a page loads. */
export function collectScripts(page: Page): Map<string, string> {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    response.text().then(
      (text) => scripts.set(response.url(), text),
      () => undefined,
    );
  });
  return scripts;
}
