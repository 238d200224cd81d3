import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { buildMonolith } from '../../build/monolith/buildMonolith';
import { filesOfPage } from '../../checks/sizes';
import { fetchTransferSize } from '../../checks/transferSize';
import { rounded, type Benchmark, type BenchRow } from '../benchmark';
import { startBenchSite, tenantUrl } from './benchSite';
import { openChromium, type Conditions } from './chromium';
import { firstView, type FirstView } from './firstView';
import { monolithHtml } from './monolithHtml';
import { measuredPaths } from './pages';
import { startRecordingProxy } from './recordingProxy';
import { ownReleases, COMPARED_PAGES } from './compositionOverhead';
import { median } from './statistics';

const TENANT = 'kestrel-motor-group';
const RUNS = 7;
const PHONE: Conditions = { screen: 'phone', processor: 4, slowNetwork: true };
const ONE_YEAR = 'public, max-age=31536000, immutable';

interface Variant {
  name: string;
  address: string;
}

/** Brotli bytes of the files that the HTML of one page loads. */
async function filesWeight({ address }: Variant, { slug }: SiteConfig, pagePath: string) {
  const host = `${slug}.localhost:${new URL(address).port}`;
  const { js, css } = filesOfPage((await fetchTransferSize(address, host, pagePath)).text);
  const weight = async (files: readonly string[]) => {
    const responses = await Promise.all(files.map((file) => fetchTransferSize(address, host, file)));
    const failed = responses.findIndex(({ status }) => status !== 200);
    if (failed >= 0) throw new Error(`${files[failed]} could not be fetched.`);
    return responses.reduce((total, { bytes }) => total + bytes, 0);
  };
  return { js: await weight(js), css: await weight(css), files: js.length + css.length };
}

const middle = (views: readonly FirstView[], name: 'firstPaint' | 'largestPaint' | 'interactive' | 'blocking') =>
  median(views.map((view) => view[name]));

/** Measures the variants alternately, so that other load of the machine affects all of them. */
async function alternatingViews(
  browser: Browser,
  variants: readonly Variant[],
  slug: string,
  pagePath: string,
): Promise<Map<Variant, FirstView[]>> {
  const views = new Map<Variant, FirstView[]>(variants.map((variant) => [variant, []]));
  for (const { address } of variants) await firstView(browser, tenantUrl(address, slug, pagePath), PHONE);
  for (let run = 0; run < RUNS; run += 1) {
    const order = run % 2 === 0 ? variants : variants.toReversed();
    for (const variant of order) views.get(variant)?.push(await firstView(browser, tenantUrl(variant.address, slug, pagePath), PHONE));
  }
  return views;
}

async function compare(
  browser: Browser,
  variants: readonly [Variant, Variant],
  site: SiteConfig,
  page: string,
  pagePath: string,
): Promise<BenchRow[]> {
  const views = await alternatingViews(browser, variants, site.slug, pagePath);
  const figuresOf = async (variant: Variant): Promise<Record<string, number>> => {
    const { js, css, files } = await filesWeight(variant, site, pagePath);
    const own = views.get(variant) ?? [];
    return {
      'JavaScript kB': js / 1000,
      'CSS kB': css / 1000,
      files,
      'FCP ms': middle(own, 'firstPaint'),
      'LCP ms': middle(own, 'largestPaint'),
      'interactive ms': middle(own, 'interactive'),
      'TBT ms': middle(own, 'blocking'),
    };
  };
  const [composed, monolith] = [await figuresOf(variants[0]), await figuresOf(variants[1])];
  const row = (variant: string, figures: Record<string, number>) => ({
    page,
    variant,
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])),
  });
  const ratios = Object.fromEntries(Object.entries(composed).map(([name, value]) => [name, value / (monolith[name] ?? Number.NaN)]));
  return [row('composed', composed), row('monolith', monolith), row('composed / monolith', ratios)];
}

/** Composition at run time compared with one build of the same sources, behind the same HTML (PL-052). */
export const overheadBenchmark: Benchmark = {
  name: 'overhead',
  group: 'web',
  summary: `the composed pages and one monolithic build on a phone, slow 4G, processor 4× slower; median of ${RUNS} first views each, alternating`,
  async run(report) {
    const site = await startBenchSite(report);
    report('building the monolith');
    const { folder, monolith } = await buildMonolith();
    const releases = await ownReleases();
    const file = (address: string) => {
      const name = /^\/_shell\/([\w.-]+\.(?:js|css))$/.exec(address)?.[1];
      if (!name || !existsSync(path.join(folder, name))) return null;
      const type = name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8';
      return {
        status: 200,
        headers: { 'content-type': type, 'content-encoding': 'br', 'cache-control': ONE_YEAR },
        body: readFileSync(path.join(folder, `${name}.br`)),
      };
    };
    const proxies = [
      await startRecordingProxy(site.address),
      await startRecordingProxy(site.address, { html: (text) => monolithHtml(text, releases, monolith), file }),
    ] as const;
    const browser = await openChromium();
    try {
      const tenant = site.tenants.find(({ slug }) => slug === TENANT) ?? site.tenants[0];
      if (!tenant) throw new Error('There is no tenant.');
      const variants = [
        { name: 'composed', address: proxies[0].address },
        { name: 'monolith', address: proxies[1].address },
      ] as const;
      const paths = await measuredPaths(site.address, tenant);
      const rows: BenchRow[] = [];
      for (const page of COMPARED_PAGES) {
        report(`${page}: ${RUNS} first views of each`);
        rows.push(...(await compare(browser, variants, tenant, page, paths[page])));
      }
      return rows;
    } finally {
      await browser.close();
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await site.stop();
    }
  },
};
