import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** White, 480 by 320 pixels. */
const IMAGE = Buffer.from(
  'R0lGODlh4AFAAYAAAExpcf///yH5BAUAAAAALAAAAADgAUABAAL/jI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTNf2jef6zvf+DwwKh8Si8YhMKpfMpvMJjUqn1Kr1is1qt9yu9wsOi8fksvmMTqvX7Lb7DY/L5/S6/Y7P6/f8vv8PGCg4SFhoeIiYqLjI2Oj4CBkpOUlZaXmJmam5ydnp+QkaKjpKWmp6ipqqusra6voKGys7S1tre4ubq7vL2+v7CxwsPExcbHyMnKy8zNzs/AwdLT1NXW19jZ2tvc3d7f0NHi4+Tl5ufo6err7O3u7+Dh8vP09fb3+Pn6+/z9/v/w8woMCBBAsaPIgwocKFDBs6fAgxosSJFCtavIgxo8aN/xw7evwIMqTIkSRLmjyJMqXKlSxbunwJM6bMmTRr2ryJM6fOnTx7+vwJNKjQoUSLGj2KNKnSpUybOn0KNarUqVSrWr2KNavWrVy7ev0KNqzYsWTLmj2LNq3atWzbun0LN67cuXTr2r2LN6/evXz7+v0LOLDgwYQLGz6MOLHixYwbO34MObLkyZQrW76MObPmzZw7e/4MOrTo0aRLmz6NOrXq1axbu34NO7bs2bRr276NO7fu3bx7+/4NPLjw4cSLGz+OPLny5cybO38OPbr06dSrW7+OPbv27dy7e/8OPrz48eTLmz+PPr369ezbu38PP778+fTr27+PP7/+/fz7+z7/D2CAAg5IYIEGHohgggouyGCDDj4IYYQSTkhhhRZeiGGGGm7IYYcefghiiCKOSGKJJp6IYooqrshii6cVAAA7',
  'base64',
);

/** Replaces every image of the image service by one pixel: rendering images takes most of the time of a page with many cars. */
export const withoutImages = (context: BrowserContext) =>
  context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: IMAGE }));

/** Whether React responds in every region that the window displays; runs in the page. */
export const isHydrated = (): boolean =>
  [...document.querySelectorAll('[data-remote]')].every((region) => {
    const { top, bottom } = region.getBoundingClientRect();
    // What is folded has a place, and is displayed nowhere.
    return bottom <= 0 || top >= innerHeight || !region.checkVisibility() || region.hasAttribute('data-hydrated');
  });

/** Waits until React responds in every region that the window displays: a click on its server HTML before that may be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Loads a URL and waits until the visible part of its page is interactive. */
export async function openInteractive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

/** Scrolls to an element and waits until React responds in its region; resolves with the element. */
export async function interactive(target: Locator): Promise<Locator> {
  // A region whose HTML others have changed is rendered anew when it comes near, so that the element is another one then.
  const isInteractive = () =>
    target.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return element.closest('[data-remote]')?.hasAttribute('data-hydrated') ?? true;
    });
  await expect.poll(isInteractive).toBe(true);
  return target;
}

/**
 * Chromium's warning where scripts start some seconds after their preload, as on a busy machine; composition.spec.ts
 * tests what is preloaded.
 */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** Chromium's and Firefox's words for a request that the page itself ended. */
const ABORTED = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

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
    if (!ABORTED.has(reason)) errors.push(`request failed: ${request.url()} ${reason}`);
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
