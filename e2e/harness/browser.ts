import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the Chromium that the test command found or installed. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run these tests with "npm test" or "npm run e2e".');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** One page and everything that went wrong on it. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Errors, warnings, failed requests and error statuses, in order. */
  complaints: string[];
  /** Address and text of every script that was loaded. */
  scripts: Map<string, string>;
}

const DOT = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Shows a dot for each picture of the image service, whose work takes most of the time of a page with many cars. */
export const withoutPictures = (context: BrowserContext) => context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));

interface PageOptions {
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  /** false: dots, where a suite does not look at pictures. */
  pictures?: boolean;
}

export async function openPage(browser: Browser, { width = 1280, height = 900, javaScriptEnabled = true, pictures = true }: PageOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled });
  if (!pictures) await withoutPictures(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  const scripts = new Map<string, string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation ends what the page before it still wanted; that is no failure.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
    if (response.request().resourceType() === 'script') {
      response.text().then(
        (text) => scripts.set(response.url(), text),
        () => undefined,
      );
    }
  });
  return { page, context, complaints, scripts };
}
