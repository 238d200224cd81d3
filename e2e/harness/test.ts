import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { collectErrors, collectScripts, withoutImages } from './browser';
import type { FaultProxy } from './faultProxy';
import { typeByEditing } from './firefox';
import { startSite, type SiteOptions, type TestSite } from './site';

/** A page in a context of its own. */
export interface OpenedPage {
  page: Page;
  consoleErrors: string[];
  scripts: Map<string, string>;
}

interface TestFixtures {
  /** Option; false: the same small image for each of the image service, where a suite does not look at images. */
  images: boolean;
  /** Errors and warnings of the console, uncaught errors, failed requests and error statuses of `page`, in order. */
  consoleErrors: string[];
  /** Address and text of every script that `page` loads. */
  scripts: Map<string, string>;
  /** Opens a page in a new context, which the end of the test closes. */
  openPage(options?: BrowserContextOptions): Promise<OpenedPage>;
  /** Lets calls to the back end fail or wait until the end of the test. */
  faults: Pick<FaultProxy, 'fail' | 'hold' | 'reset'>;
}

interface AutomaticFixtures {
  /** Attaches what the servers logged and the page's console to a failed test. */
  explainFailure: void;
}

interface WorkerFixtures {
  /** Option; a suite that sets it has a site of its own: one that releases, stops or breaks something, or needs settings. */
  siteOptions: SiteOptions;
  /** A whole site; suites without `siteOptions` share one per worker and only read it. */
  site: TestSite;
}

const START_TIMEOUT_MS = 120_000;

/** Details of a test that belongs to `npm test`; all others run in `npm test -- --all` only. */
export const gate = (isInGate = true) => (isInGate ? { tag: '@gate' } : {});

export const test = base.extend<TestFixtures & AutomaticFixtures, WorkerFixtures>({
  siteOptions: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteOptions }, use) => {
      const site = await startSite(siteOptions);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  images: [true, { option: true }],
  context: async ({ context, images, browserName }, use, testInfo) => {
    if (browserName === 'firefox') await typeByEditing(context);
    if (!images) await withoutImages(context);
    const lines: string[] = [];
    context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    context.on('weberror', (error) => lines.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('console.log', { body: lines.join('\n'), contentType: 'text/plain' });
  },
  consoleErrors: async ({ page }, use) => use(collectErrors(page)),
  scripts: async ({ page }, use) => use(collectScripts(page)),
  openPage: async ({ browser, browserName, images }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      if (browserName === 'firefox') await typeByEditing(context);
      if (!images) await withoutImages(context);
      const page = await context.newPage();
      opened.push(page);
      return { page, consoleErrors: collectErrors(page), scripts: collectScripts(page) };
    });
    for (const page of opened) await page.context().close();
  },
  faults: async ({ site }, use) => {
    await use(site.faults);
    site.faults.reset();
  },
  explainFailure: [
    async ({ site }, use, testInfo) => {
      const begin = site.logs().length;
      await use();
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('servers.log', { body: site.logs().slice(begin), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
