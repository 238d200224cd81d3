import type { Browser } from '@playwright/test';
import { collectErrors, openInteractive, untilHydrated } from '../harness/browser';
import { carPath, getPage, type ServedSite } from '../harness/site';
import { expect, gate, test } from '../harness/test';
import { TENANTS } from '../harness/workspace';
import { requestSite } from '../harness/requestSite';

/** A text that exactly one file of each library contains. */
const SIGNATURES = {
  react: 'react.transitional.element',
  'react-dom': 'checkDCE',
  'react-router': 'may be used only in the context of a <Router> component',
  'react-redux': 'react-redux-context',
  redux: '@@redux/INIT',
  '@reduxjs/toolkit': 'withLazyLoadedSlices',
  'shared-contracts': 'This component needs a <PlatformContext> above it',
  'shared-ui': 'SpecList-',
};

/** What a browser did to display one page for the first time. */
interface FirstView {
  pathname: string;
  /** Scripts and stylesheets that the HTML names. */
  named: Set<string>;
  /** Paths of all requests, and those for scripts and stylesheets. */
  requests: string[];
  codeRequests: string[];
  /** Text of each script by path. */
  scripts: Map<string, string>;
  /** Preloaded scripts that did not run. */
  unused: string[];
  /** Copies of React DOM that registered themselves. */
  renderers: number;
  consoleErrors: string[];
}

/** Counts renderers as React's developer tools do, and records which scripts ran. */
function observeScripts(): void {
  const run = new Set<string>();
  // The loader removes its script elements when they have run.
  document.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && run.add(target.src), true);
  const renderers: unknown[] = [];
  Object.assign(window, {
    renderers,
    run,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      checkDCE: () => undefined,
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      inject: (renderer: unknown) => renderers.push(renderer),
    },
  });
}

const LOW_SCREEN = { width: 1280, height: 400 };

async function firstView(browser: Browser, site: ServedSite, tenant: string, pathname: string): Promise<FirstView> {
  const { html } = await getPage(site, tenant, pathname);
  const named = new Set([...html.matchAll(/ (?:href|src)="([^"]+\.(?:js|css))"/g)].map(([, address = '']) => address));
  // Nothing is intercepted here: interception turns the browser's cache off, and files would be requested twice. On a low screen nothing that
  // hydrates when it comes near is near: its code is no part of the first view.
  const context = await browser.newContext({ viewport: LOW_SCREEN });
  const page = await context.newPage();
  const consoleErrors = collectErrors(page);
  const requests: string[] = [];
  const codeRequests: string[] = [];
  const texts: Promise<[string, string]>[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url()).pathname;
    requests.push(address);
    if (['script', 'stylesheet'].includes(request.resourceType())) codeRequests.push(address);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      texts.push(response.text().then((text) => [new URL(response.url()).pathname, text]));
  });
  await page.addInitScript(observeScripts);
  await page.goto(site.url(tenant, pathname), { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const renderers = await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length);
  const unused = await page.evaluate(() => {
    const { run } = window as unknown as { run: Set<string> };
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
      .map(({ href }) => href)
      .filter((href) => !run.has(href));
  });
  const scripts = new Map(await Promise.all(texts));
  await context.close();
  return { pathname, named, requests, codeRequests, scripts, unused, renderers, consoleErrors };
}

const views = new Map<string, Promise<FirstView[]>>();

const CAR = '/cars/*';
const PAGES = { 'home, search and vehicle page': ['/', '/search', CAR], 'content pages': ['/our-location', '/contact', '/about-us'] };

/** First views of some pages of a tenant; two tests read them, one load serves both. */
function firstViews(browser: Browser, site: ServedSite, tenant: string, pages: readonly string[]): Promise<FirstView[]> {
  const load = async () => {
    const loaded: FirstView[] = [];
    for (const pathname of pages)
      loaded.push(await firstView(browser, site, tenant, pathname === CAR ? await carPath(site, tenant) : pathname));
    return loaded;
  };
  const key = `${tenant} ${pages.join(' ')}`;
  const known = views.get(key) ?? load();
  views.set(key, known);
  return known;
}

/** The tenant whose pages `npm test` loads. */
const GATE_TENANT = 'kestrel-motor-group';

for (const tenant of TENANTS) {
  test.describe(`on ${tenant}`, () => {
    for (const [kind, pages] of Object.entries(PAGES)) {
      test(`PL-005 has one copy of each platform library: ${kind}`, async ({ browser, site }) => {
        for (const { pathname, renderers, scripts } of await firstViews(browser, site, tenant, pages)) {
          expect({ pathname, renderers }).toEqual({ pathname, renderers: 1 });
          for (const [library, signature] of Object.entries(SIGNATURES)) {
            const holders = [...scripts].filter(([, text]) => text.includes(signature)).map(([address]) => address);
            expect({ pathname, library, holders }).toEqual({ pathname, library, holders: [expect.stringMatching(/^\/_shell\//)] });
          }
        }
      });

      test(`PL-050 requests every script and style of the first view from the HTML, none in vain, and no manifest: ${kind}`, async ({
        browser,
        site,
      }) => {
        for (const { pathname, named, requests, codeRequests, unused, consoleErrors } of await firstViews(browser, site, tenant, pages)) {
          expect(requests.filter((address) => /manifest|release\.json/.test(address))).toEqual([]);
          expect({ pathname, late: codeRequests.filter((address) => !named.has(address)) }).toEqual({ pathname, late: [] });
          expect({ pathname, twice: codeRequests.filter((address, index) => codeRequests.indexOf(address) !== index) }).toEqual({
            pathname,
            twice: [],
          });
          expect({ pathname, unused }).toEqual({ pathname, unused: [] });
          expect({ pathname, consoleErrors }).toEqual({ pathname, consoleErrors: [] });
        }
      });
    }

    test('applies the design system to headings and buttons: the layer order precedes every stylesheet', async ({ page, site }) => {
      await openInteractive(page, site.url(tenant));
      const computed = await page.evaluate(() => {
        const heading = getComputedStyle(document.querySelector('h1') as Element);
        const button = getComputedStyle(document.querySelector('main [data-variant="primary"]') as Element);
        return { size: Number.parseFloat(heading.fontSize), weight: Number(heading.fontWeight), background: button.backgroundColor };
      });
      expect(computed.size).toBeGreaterThan(28);
      expect(computed.weight).toBeGreaterThanOrEqual(600);
      expect(computed.background).not.toBe('rgba(0, 0, 0, 0)');
    });

    test(
      'PL-053 inlines the stylesheets of remotes, allowed by their hashes, and fetches none of them again',
      gate(tenant === GATE_TENANT),
      async ({ page, consoleErrors, site }) => {
        const fetched: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
        });
        await openInteractive(page, site.url(tenant));
        expect(fetched.filter((address) => !address.startsWith('/_shell/'))).toEqual([]);
        const inline = await page
          .locator('style[data-href]')
          .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-href') ?? ''));
        expect(inline).toEqual(expect.arrayContaining([expect.stringMatching(/^\/_remotes\/mf-search\/assets\/.+\.css$/)]));

        await page.getByRole('link', { name: 'See all vehicles' }).first().click();
        await page.waitForURL(/\/search/);
        await page.getByRole('article').first().waitFor();
        await page.goBack();
        await page.getByRole('link', { name: 'See all vehicles' }).first().waitFor();
        expect(fetched.filter((address) => inline.includes(address))).toEqual([]);
        expect(consoleErrors).toEqual([]);
      },
    );

    test('PL-002 loads no code of a page or slot that does not show', async ({ site }) => {
      const { html } = await getPage(site, tenant, '/privacy-policy');
      expect(html).toContain('/_remotes/mf-navigation/');
      for (const remote of ['mf-vehicle', 'mf-forms', 'mf-finance', 'mf-locations'])
        expect(html).not.toMatch(new RegExp(`<(link|script|style)[^>]*/_remotes/${remote}/`));
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 900 } });

  for (const kind of ['home', 'search', 'vehicle'] as const) {
    test(`PL-053 preserves the server's HTML of the ${kind} page while the code of its regions loads`, async ({
      page,
      consoleErrors,
      site,
    }) => {
      const tenant = 'kestrel-motor-group';
      const pathname = { home: '/', search: '/search', vehicle: await carPath(site, tenant) }[kind];
      const session = page.waitForResponse(/\/api\/session$/);
      await page.route(/\/_remotes\/.*\.js$/, async (route) => {
        await session;
        await page.waitForTimeout(300);
        await route.continue();
      });
      await page.goto(site.url(tenant, pathname), { waitUntil: 'commit' });
      await page.waitForSelector('footer');
      const served = await page.$$('[data-page] > *, [data-slot] > *');
      expect(served.length).toBeGreaterThan(2);
      await untilHydrated(page);
      const lost = await Promise.all(
        served.map((element) => element.evaluate((node) => (node.isConnected ? null : node.outerHTML.slice(0, 100)))),
      );
      expect(lost.filter((html) => html !== null)).toEqual([]);
      expect(consoleErrors).toEqual([]);
      // Code of regions further down may still be on its way.
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('PL-041 sends a strict policy with every page and runs under it', gate(), async ({ site }) => {
  const response = await requestSite(site.port, 'clearmark-cars.localhost', '/');
  const policy = response.headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts).toBe("'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(await response.text()).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/);
});

test('returns the composition of an address as JSON', async ({ site }) => {
  const response = await requestSite(site.port, 'clearmark-cars.localhost', '/_forecourt/composition?path=/car-finance');
  expect(await response.json()).toMatchObject({
    tenant: 'clearmark-cars',
    route: 'finance.information',
    remote: 'mf-finance',
    page: 'information',
    remotes: {
      'mf-finance': {
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        entry: expect.stringMatching(/^\/_remotes\/mf-finance\/assets\/entry\./),
      },
    },
  });
});
