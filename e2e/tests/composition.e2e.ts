import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../harness/browser';
import { untilPage } from '../harness/load';
import { getPage, startSite, type TestSite } from '../harness/site';
import { TENANTS } from '../harness/workspace';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A text that stands in exactly one file of each library. */
const SIGNATURES = {
  react: 'react.transitional.element',
  'react-dom': 'checkDCE',
  'react-router': 'may be used only in the context of a <Router> component',
  'react-redux': 'react-redux-context',
  redux: '@@redux/INIT',
  '@reduxjs/toolkit': 'withLazyLoadedSlices',
  'shared-contracts': 'This component needs a <PlatformContext> above it',
  'shared-ui': 'SpecList-module',
};

async function carPath(tenant: string): Promise<string> {
  const { html } = await getPage(site, tenant, '/search');
  return /href="(\/cars\/[a-z0-9-]+)"/.exec(html)?.[1] ?? '';
}

describe.each(TENANTS)('on %s', (tenant) => {
  const pages = async () => ['/', '/search', await carPath(tenant), '/our-location', '/contact', '/about-us'];

  it('PL-005 has one copy of each platform library on every page', async () => {
    for (const pathname of await pages()) {
      const { page, context, scripts } = await openPage(browser);
      await page.addInitScript(() => {
        const renderers: unknown[] = [];
        Object.assign(window, {
          renderers,
          __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, checkDCE: () => undefined, onCommitFiberRoot: () => undefined, onCommitFiberUnmount: () => undefined, inject: (renderer: unknown) => renderers.push(renderer) },
        });
      });
      await page.goto(site.url(tenant, pathname), { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
      for (const [library, signature] of Object.entries(SIGNATURES)) {
        const holders = [...scripts].filter(([, text]) => text.includes(signature)).map(([address]) => new URL(address).pathname);
        expect({ pathname, library, holders: holders.length }).toEqual({ pathname, library, holders: 1 });
        expect(holders[0]).toMatch(/^\/_shell\//);
      }
      await context.close();
    }
  });

  it('PL-050 asks for every script and style of the first view straight from the HTML, and for no manifest', async () => {
    for (const pathname of await pages()) {
      const { html } = await getPage(site, tenant, pathname);
      const named = new Set([...html.matchAll(/ (?:href|src)="([^"]+\.(?:js|css))"/g)].map(([, address]) => address));
      const { page, context, complaints } = await openPage(browser);
      const asked: string[] = [];
      page.on('request', (request) => {
        const address = new URL(request.url()).pathname;
        expect(address).not.toMatch(/manifest|release\.json/);
        if (['script', 'stylesheet'].includes(request.resourceType())) asked.push(address);
      });
      await page.goto(site.url(tenant, pathname), { waitUntil: 'networkidle' });
      expect({ pathname, late: asked.filter((address) => !named.has(address)) }).toEqual({ pathname, late: [] });
      expect({ pathname, twice: asked.filter((address, index) => asked.indexOf(address) !== index) }).toEqual({ pathname, twice: [] });
      expect({ pathname, complaints }).toEqual({ pathname, complaints: [] });
      await context.close();
    }
  });

  it('PL-005 lets the design system dress headings and buttons: the order of layers stands before every sheet', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(site.url(tenant), { waitUntil: 'networkidle' });
    const dress = await page.evaluate(() => {
      const heading = getComputedStyle(document.querySelector('h1') as Element);
      const button = getComputedStyle(document.querySelector('main [role="search"] button') as Element);
      return { size: Number.parseFloat(heading.fontSize), weight: Number(heading.fontWeight), ground: button.backgroundColor };
    });
    expect(dress.size).toBeGreaterThan(28);
    expect(dress.weight).toBeGreaterThanOrEqual(600);
    expect(dress.ground).not.toBe('rgba(0, 0, 0, 0)');
    await context.close();
  });

  it('PL-053 has the sheets of remotes in the page, allowed by their hashes, and fetches none of them again', async () => {
    const { page, context, complaints } = await openPage(browser);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(site.url(tenant), { waitUntil: 'networkidle' });
    expect(fetched.filter((address) => !address.startsWith('/_shell/'))).toEqual([]);
    const standing = await page.locator('style[data-href]').evaluateAll((styles) => styles.map((style) => style.getAttribute('data-href') ?? ''));
    expect(standing).toEqual(expect.arrayContaining([expect.stringMatching(/^\/_remotes\/mf-search\/assets\/.+\.css$/)]));

    await page.getByRole('link', { name: 'See all vehicles' }).first().click();
    await page.waitForURL(/\/search/);
    await page.getByRole('article').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'See all vehicles' }).first().waitFor();
    expect(fetched.filter((address) => standing.includes(address))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('PL-002 loads no code of a page or slot that does not show', async () => {
    const { html } = await getPage(site, tenant, '/about-us');
    expect(html).toContain('/_remotes/mf-navigation/');
    for (const remote of ['mf-vehicle', 'mf-forms', 'mf-finance', 'mf-locations']) expect(html).not.toMatch(new RegExp(`<(link|script|style)[^>]*/_remotes/${remote}/`));
  });
});

it.each(['home', 'search', 'vehicle'])("PL-053 keeps the server's HTML of the %s page while the code of its regions is on the way", async (kind) => {
  const tenant = 'kestrel-motor-group';
  const pathname = { home: '/', search: '/search', vehicle: await carPath(tenant) }[kind] ?? '';
  const { page, context, complaints } = await openPage(browser, { width: 412 });
  const answered = page.waitForResponse(/\/api\/session$/);
  await page.route(/\/_remotes\/.*\.js$/, async (route) => {
    await answered;
    await page.waitForTimeout(300);
    await route.continue();
  });
  await page.goto(site.url(tenant, pathname), { waitUntil: 'commit' });
  await page.waitForSelector('footer');
  const served = await page.$$('[data-page] > *, [data-slot] > *');
  expect(served.length).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  const lost = await Promise.all(served.map((element) => element.evaluate((node) => (node.isConnected ? null : node.outerHTML.slice(0, 100)))));
  expect(lost.filter((html) => html !== null)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('PL-041 sends a strict policy with every page and runs under it', async () => {
  const response = await fetch(`http://127.0.0.1:${site.port}/`, { headers: { 'x-forwarded-host': 'clearmark-cars.localhost' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts).toBe("'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(await response.text()).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/);
});

it('answers the composition of an address as JSON', async () => {
  const response = await fetch(`http://127.0.0.1:${site.port}/_forecourt/composition?path=/car-finance`, {
    headers: { 'x-forwarded-host': 'clearmark-cars.localhost' },
  });
  expect(await response.json()).toMatchObject({
    tenant: 'clearmark-cars',
    page: 'finance.information',
    remotes: { 'mf-finance': { version: expect.stringMatching(/^\d+\.\d+\.\d+/), entry: expect.stringMatching(/^\/_remotes\/mf-finance\/assets\/entry\./) } },
  });
});

it('PL-007 follows a tenant that moves and switches off addresses, in every link and without a build', async () => {
  const tenant = 'clearmark-cars';
  const before = await carPath(tenant);
  const file = path.join(site.folder, 'tenants', `${tenant}.json`);
  const routes = [{ route: 'SH-020', pattern: '/vehicles/:slug' }, { route: 'SH-090', off: true }];
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), routes }));
  await untilPage(site, tenant, '/search', (html) => html.includes('href="/vehicles/') && !html.includes('href="/cars/'));

  expect((await getPage(site, tenant, before.replace('/cars/', '/vehicles/'))).status).toBe(200);
  expect((await getPage(site, tenant, before)).status).toBe(404);
  expect((await getPage(site, tenant, '/about-us')).status).toBe(404);
});
