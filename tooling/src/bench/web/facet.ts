import type { Browser, Page } from 'playwright-core';
import { allCarsPath } from '@forecourt/shared-contracts';
import { siteLinks } from '../../definitions';
import { percentile, type Benchmark, type BenchRow } from '../benchmark';
import { startBenchSite, tenantUrl } from './benchSite';
import { openChromium, openSlowPage } from './chromium';

const TENANT = 'kestrel-motor-group';
const CARS = 20_000;
/** Filters selected one after the other on one page, one more each time: no response comes from the page's cache. */
const CLICKS = 10;
const ROUNDS = 4;
const TARGET_MS = 150;
/** From pointerdown to the click: none as with a keyboard, and as with a mouse. */
const HOLD_DURATIONS_MS = [0, 80];
/** Nothing more changes for so long: the results are complete. */
const SETTLED_MS = 500;
const TIMEOUT_MS = 15_000;
const RESULTS = 'section[aria-labelledby="results-title"]';

/** One changed filter; milliseconds. */
interface FacetChange {
  /** From the click to the frame after which nothing more changes on the screen: neither card nor count. */
  painted: number;
  /** From the click to the frame that has all cards, those below the screen too. */
  complete: number;
  /** From the click until the browser requests the endpoint; below 0 when pointerdown caused the request. */
  untilRequest: number;
  /** From the request to the last byte of the response. */
  endpoint: number;
  /** From the last byte, or the click if that was later, to the frame. */
  untilPainted: number;
}

interface ObservedFrames {
  clickedAt: number;
  paintedAt: number;
  completeAt: number;
  /** Cards that begin on the screen. */
  onScreen: number;
}
type ObservedWindow = typeof globalThis & { forecourtObserved: ObservedFrames };

/** Runs inside the page: remembers the last click and the frames that painted the last change of the results. */
function observeResults(place: string): void {
  const seen: ObservedFrames = { clickedAt: 0, paintedAt: 0, completeAt: 0, onScreen: 0 };
  (globalThis as ObservedWindow).forecourtObserved = seen;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      Object.assign(seen, { clickedAt: timeStamp, paintedAt: 0, completeAt: 0 });
    },
    { capture: true },
  );
  const afterFrame = (isOnScreen: boolean) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The first task after a frame: style, layout and paint are done.
      port1.addEventListener('message', () => {
        seen.completeAt = performance.now();
        if (isOnScreen) seen.paintedAt = seen.completeAt;
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    });
  const results = document.querySelector(place);
  if (!results) throw new Error('The page has no results.');
  const listOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('ul:has(article)');
  const isCount = ({ target }: MutationRecord) => (target instanceof Element ? target : target.parentElement)?.closest('output');
  /** Place of the changed card in its list: where it is, or behind the one before it if it was taken out. */
  const placeOf = ({ target, addedNodes, previousSibling }: MutationRecord, list: Element) => {
    const placeAt = (node: Node | null | undefined) => [...list.children].findIndex((card) => card.contains(node ?? null));
    if (target !== list) return placeAt(target);
    return addedNodes.length > 0 ? placeAt(addedNodes[0]) : placeAt(previousSibling) + 1;
  };
  new MutationObserver((records) => {
    const places = records.flatMap((record) => {
      const list = listOf(record.target);
      return list ? [placeOf(record, list)] : [];
    });
    const isCounted = records.some(isCount);
    if (isCounted || places.length > 0) afterFrame(isCounted || places.some((place) => place < seen.onScreen));
  }).observe(results, { childList: true, characterData: true, subtree: true });
}

/** Address of a filter that is not selected, is visible, and changes the number of results. */
async function nextFilter(page: Page, step: number): Promise<string | null> {
  return page.evaluate(
    ([place, results]) => {
      const number = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
      const total = number(document.querySelector(`${results} output`)?.textContent);
      const entries = [...document.querySelectorAll('aside li a:not([aria-current])')].filter((link) => {
        const count = number(link.lastElementChild?.firstChild?.textContent);
        return link.checkVisibility() && count > 0 && count < total;
      });
      const found = entries[(place * 7) % Math.max(1, entries.length)];
      return found?.getAttribute('href') ?? null;
    },
    [step, RESULTS] as const,
  );
}

/** Before its scripts run, a link of the page is a link to another page. */
async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () => Object.keys(document.querySelector('aside li a') ?? {}).some((key) => key.startsWith('__reactProps'));
  await page.waitForFunction(isHydrated, null, { polling: 100, timeout: TIMEOUT_MS });
  await page.waitForTimeout(SETTLED_MS);
}

/**
 * Records how many cards are on screen and clicks with a hold time. Playwright's own click inspects the page between
 * pointerdown and pointerup, which would count.
 */
async function clickAfter(page: Page, href: string, holdMs: number): Promise<void> {
  const link = page.locator(`aside a[href=${JSON.stringify(href)}]`).first();
  await link.scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS });
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('ul:has(article) > li')];
    const onScreen = cards.filter((card) => card.getBoundingClientRect().top < innerHeight).length;
    Object.assign((globalThis as ObservedWindow).forecourtObserved, { clickedAt: 0, paintedAt: 0, completeAt: 0, onScreen });
  });
  const box = await link.boundingBox({ timeout: TIMEOUT_MS });
  if (!box) throw new Error(`The filter ${href} is not visible.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const down = page.mouse.down();
  if (holdMs > 0) await down.then(() => page.waitForTimeout(holdMs));
  await Promise.all([down, page.mouse.up()]);
}

async function changeFilter(page: Page, href: string, holdMs: number): Promise<FacetChange> {
  await clickAfter(page, href, holdMs);
  await page.waitForFunction(
    (settledMs) => {
      const { paintedAt, completeAt } = (globalThis as ObservedWindow).forecourtObserved;
      return paintedAt > 0 && performance.now() - completeAt > settledMs;
    },
    SETTLED_MS,
    { polling: 100, timeout: TIMEOUT_MS },
  );
  return page.evaluate(
    (before) => {
      const { clickedAt, paintedAt, completeAt } = (globalThis as ObservedWindow).forecourtObserved;
      const requests = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/1/indexes') && startTime >= clickedAt - before) as PerformanceResourceTiming[];
      const began = Math.min(...requests.map(({ startTime }) => startTime));
      // Later requests depend on the response, such as whether a selected value exists at all.
      const ended = Math.min(...requests.map(({ responseEnd }) => responseEnd));
      return {
        painted: paintedAt - clickedAt,
        complete: completeAt - clickedAt,
        untilRequest: began - clickedAt,
        endpoint: ended - began,
        untilPainted: paintedAt - Math.max(ended, clickedAt),
      };
    },
    holdMs + SETTLED_MS / 2,
  );
}

interface Round {
  browser: Browser;
  url: string;
  processor: number;
  holdMs: number;
  turn: number;
}

async function round({ browser, url, processor, holdMs, turn }: Round): Promise<FacetChange[]> {
  const { page, context } = await openSlowPage(browser, { screen: 'desktop', processor, slowNetwork: false });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    // A page that the server could not finish in time is completed by the browser.
    await page.waitForSelector(RESULTS, { timeout: TIMEOUT_MS });
    await waitForHydration(page);
    await page.evaluate(observeResults, RESULTS);
    const changes: FacetChange[] = [];
    for (let step = 0; step < CLICKS; step += 1) {
      const href = await nextFilter(page, turn * CLICKS + step);
      if (!href) break;
      changes.push(await changeFilter(page, href, holdMs));
    }
    return changes;
  } finally {
    await context.close();
  }
}

function facetRow({ processor, holdMs }: Pick<Round, 'processor' | 'holdMs'>, changes: readonly FacetChange[]): BenchRow {
  const at = (name: keyof FacetChange, share: number) =>
    percentile(
      changes.map((change) => change[name]),
      share,
    );
  const p75 = at('painted', 0.75);
  const target = p75 > TARGET_MS ? `above ${TARGET_MS}` : 'met';
  return {
    processor: processor === 1 ? 'as it is' : `${processor}× slower`,
    'hold ms': holdMs,
    samples: changes.length,
    'p50 ms': at('painted', 0.5),
    'p75 ms': p75,
    'p95 ms': at('painted', 0.95),
    'all cards p75 ms': at('complete', 0.75),
    'until request ms': at('untilRequest', 0.5),
    'endpoint ms': at('endpoint', 0.5),
    'until painted ms': at('untilPainted', 0.5),
    'PL-054': processor === 1 ? target : '',
  };
}

/** A changed filter on the composed search page, from the click to painted results (PL-054). */
export const facetBenchmark: Benchmark = {
  name: 'facet',
  group: 'web',
  summary: `from the click on a filter to painted results, ${CARS} cars; parts of the time at p50`,
  async run(report) {
    const site = await startBenchSite(report, { many: { tenant: TENANT, cars: CARS } });
    const browser = await openChromium();
    try {
      const tenant = site.tenants.find(({ slug }) => slug === TENANT);
      if (!tenant) throw new Error(`There is no tenant ${TENANT}.`);
      const url = tenantUrl(site.address, TENANT, allCarsPath({ site: tenant, to: await siteLinks(tenant) }));
      const rows: BenchRow[] = [];
      const given = { browser, url };
      report('warming the servers up');
      await round({ ...given, processor: 1, holdMs: 0, turn: ROUNDS });
      for (const processor of [1, 4]) {
        for (const holdMs of HOLD_DURATIONS_MS) {
          const changes: FacetChange[] = [];
          for (let turn = 0; turn < ROUNDS; turn += 1) {
            report(`processor ${processor}×, held for ${holdMs} ms, page ${turn + 1} of ${ROUNDS}`);
            changes.push(...(await round({ ...given, processor, holdMs, turn })));
          }
          rows.push(facetRow({ processor, holdMs }, changes));
        }
      }
      return rows;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
