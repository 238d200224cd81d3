import type { Browser } from 'playwright-core';
import { rounded, type Benchmark, type BenchRow } from '../benchmark';
import { startBenchSite, tenantUrl } from './benchSite';
import { openChromium, type Conditions } from './chromium';
import { firstView, type FirstView } from './firstView';
import { measuredPaths, type MeasuredPage } from './pages';
import { median } from './statistics';

const RUNS = 3;
/** PL-053. */
const TARGETS = { largestPaint: 1800, layoutShift: 0.02, blocking: 150 } as const;
const PHONE: Conditions = { screen: 'phone', processor: 4, slowNetwork: true };

const NAMES: Readonly<Record<keyof typeof TARGETS, string>> = { largestPaint: 'LCP', layoutShift: 'CLS', blocking: 'TBT' };

function vitalsRow(tenant: string, page: MeasuredPage, views: readonly FirstView[]): BenchRow {
  const middle = (name: keyof Omit<FirstView, 'largest'>) => median(views.map((view) => view[name]));
  const missed = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).filter((name) => middle(name) > TARGETS[name]);
  return {
    tenant,
    page,
    'FCP ms': Math.round(middle('firstPaint')),
    'LCP ms': Math.round(middle('largestPaint')),
    largest: views[0]?.largest ?? '',
    CLS: rounded(middle('layoutShift')),
    'TBT ms': Math.round(middle('blocking')),
    'interactive ms': Math.round(middle('interactive')),
    'PL-053': missed.length > 0 ? `${missed.map((name) => NAMES[name]).join(', ')} above` : 'met',
  };
}

async function runs(browser: Browser, url: string): Promise<FirstView[]> {
  // The server renders an image on its first request; later visitors do not wait for that.
  await firstView(browser, url, { ...PHONE, processor: 1, slowNetwork: false });
  const views: FirstView[] = [];
  for (let run = 0; run < RUNS; run += 1) views.push(await firstView(browser, url, PHONE));
  return views;
}

/** Web vitals of a phone in the laboratory (PL-053). */
export const vitalsBenchmark: Benchmark = {
  name: 'vitals',
  group: 'web',
  summary: `home, search and vehicle on a phone with slow 4G and a processor 4× slower; median of ${RUNS} first views`,
  async run(report) {
    const site = await startBenchSite(report);
    const browser = await openChromium();
    try {
      const rows: BenchRow[] = [];
      for (const tenant of site.tenants) {
        const paths = await measuredPaths(site.address, tenant);
        for (const [page, path] of Object.entries(paths) as [MeasuredPage, string][]) {
          report(`${tenant.slug} ${page}`);
          rows.push(vitalsRow(tenant.slug, page, await runs(browser, tenantUrl(site.address, tenant.slug, path))));
        }
      }
      return rows;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
