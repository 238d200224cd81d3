import type { BrowserContext, Page } from '@playwright/test';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Replaces every picture of the image service by one pixel: rendering pictures takes most of the time of a page with many cars. */
export const withoutPictures = (context: BrowserContext) => context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));

/** Collects errors and warnings of the console, uncaught errors, failed requests and error statuses of a page, in order. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`);
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
