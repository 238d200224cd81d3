import type { Browser, Page } from 'playwright-core';
import { createPaths } from '@forecourt/shared-contracts';
import { percentile, type Benchmark, type BenchRow } from '../benchmark';
import { startBenchSite, tenantUrl } from './benchSite';
import { openChromium, openSlowPage } from './chromium';

const TENANT = 'kestrel-motor-group';
const CARS = 20_000;
/** Filters chosen one after the other on one page, one more each time: no answer comes from the page's cache. */
const CLICKS = 10;
const ROUNDS = 4;
const TARGET_MS = 150;
/** From a mouse button's way down to its way up, which is the click: at once as a finger's or a key's, and as a hand does it. */
const PRESSES_MS = [0, 80];
/** Nothing more changes for so long: the results are complete. */
const SETTLED_MS = 500;
const LIMIT_MS = 15_000;
const RESULTS = 'section[aria-labelledby="results-title"]';

/** One changed filter; milliseconds. */
interface FacetChange {
  /** From the click to the frame after which nothing more changes on the screen: neither card nor count. */
  painted: number;
  /** From the click to the frame that has all cards, those below the screen too. */
  whole: number;
  /** From the click until the browser asks the endpoint; below 0 when the press asked already. */
  untilAsked: number;
  /** From asking to the last byte of the answer. */
  endpoint: number;
  /** From the last byte, or the click if that was later, to the frame. */
  untilPainted: number;
}

interface Watched {
  clickedAt: number;
  paintedAt: number;
  wholeAt: number;
  /** Cards that begin on the screen. */
  onScreen: number;
}
type Watching = typeof globalThis & { forecourtWatched: Watched };

/** Runs inside the page: remembers the last click and the frames that painted the last change of the results. */
function watchResults(place: string): void {
  const seen: Watched = { clickedAt: 0, paintedAt: 0, wholeAt: 0, onScreen: 0 };
  (globalThis as Watching).forecourtWatched = seen;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      Object.assign(seen, { clickedAt: timeStamp, paintedAt: 0, wholeAt: 0 });
    },
    { capture: true },
  );
  const afterFrame = (isOnScreen: boolean) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The first task after a frame: style, layout and paint are done.
      port1.addEventListener('message', () => {
        seen.wholeAt = performance.now();
        if (isOnScreen) seen.paintedAt = seen.wholeAt;
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

/** Address of a filter that is not chosen, shows on screen, and narrows or widens the results for certain. */
async function nextFilter(page: Page, step: number): Promise<string | null> {
  return page.evaluate(([place, results]) => {
    const number = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
    const total = number(document.querySelector(`${results} output`)?.textContent);
    const entries = [...document.querySelectorAll('aside li a:not([aria-current])')].filter((link) => {
      const count = number(link.lastElementChild?.firstChild?.textContent);
      return link.checkVisibility() && count > 0 && count < total;
    });
    const found = entries[(place * 7) % Math.max(1, entries.length)];
    return found?.getAttribute('href') ?? null;
  }, [step, RESULTS] as const);
}

/** Before its scripts run, a link of the page is a link to another page. */
async function untilAlive(page: Page): Promise<void> {
  const isAlive = () => Object.keys(document.querySelector('aside li a') ?? {}).some((key) => key.startsWith('__reactProps'));
  await page.waitForFunction(isAlive, null, { polling: 100, timeout: LIMIT_MS });
  await page.waitForTimeout(SETTLED_MS);
}

/**
 * Notes how many cards the screen shows, and presses as a hand does. Playwright's own click looks into the page between
 * the way down and the way up, which would count.
 */
async function press(page: Page, href: string, pressMs: number): Promise<void> {
  const link = page.locator(`aside a[href=${JSON.stringify(href)}]`).first();
  await link.scrollIntoViewIfNeeded({ timeout: LIMIT_MS });
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('ul:has(article) > li')];
    const onScreen = cards.filter((card) => card.getBoundingClientRect().top < innerHeight).length;
    Object.assign((globalThis as Watching).forecourtWatched, { clickedAt: 0, paintedAt: 0, wholeAt: 0, onScreen });
  });
  const box = await link.boundingBox({ timeout: LIMIT_MS });
  if (!box) throw new Error(`The filter ${href} does not show.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const down = page.mouse.down();
  if (pressMs > 0) await down.then(() => page.waitForTimeout(pressMs));
  await Promise.all([down, page.mouse.up()]);
}

async function changeFilter(page: Page, href: string, pressMs: number): Promise<FacetChange> {
  await press(page, href, pressMs);
  await page.waitForFunction(
    (settledMs) => {
      const { paintedAt, wholeAt } = (globalThis as Watching).forecourtWatched;
      return paintedAt > 0 && performance.now() - wholeAt > settledMs;
    },
    SETTLED_MS,
    { polling: 100, timeout: LIMIT_MS },
  );
  return page.evaluate((before) => {
    const { clickedAt, paintedAt, wholeAt } = (globalThis as Watching).forecourtWatched;
    const asks = performance.getEntriesByType('resource').filter(({ name, startTime }) => name.includes('/1/indexes') && startTime >= clickedAt - before) as PerformanceResourceTiming[];
    const began = Math.min(...asks.map(({ startTime }) => startTime));
    // Later questions are about what the answer shows, such as whether a chosen value exists at all.
    const ended = Math.min(...asks.map(({ responseEnd }) => responseEnd));
    return { painted: paintedAt - clickedAt, whole: wholeAt - clickedAt, untilAsked: began - clickedAt, endpoint: ended - began, untilPainted: paintedAt - Math.max(ended, clickedAt) };
  }, pressMs + SETTLED_MS / 2);
}

interface Round {
  browser: Browser;
  url: string;
  processor: number;
  pressMs: number;
  turn: number;
}

async function round({ browser, url, processor, pressMs, turn }: Round): Promise<FacetChange[]> {
  const { page, context } = await openSlowPage(browser, { screen: 'desk', processor, slowNetwork: false });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    // A page that the server could not finish in time is completed by the browser.
    await page.waitForSelector(RESULTS, { timeout: LIMIT_MS });
    await untilAlive(page);
    await page.evaluate(watchResults, RESULTS);
    const changes: FacetChange[] = [];
    for (let step = 0; step < CLICKS; step += 1) {
      const href = await nextFilter(page, turn * CLICKS + step);
      if (!href) break;
      changes.push(await changeFilter(page, href, pressMs));
    }
    return changes;
  } finally {
    await context.close();
  }
}

function facetRow({ processor, pressMs }: Pick<Round, 'processor' | 'pressMs'>, changes: readonly FacetChange[]): BenchRow {
  const at = (name: keyof FacetChange, share: number) => percentile(changes.map((change) => change[name]), share);
  const p75 = at('painted', 0.75);
  const target = p75 > TARGET_MS ? `above ${TARGET_MS}` : 'met';
  return {
    processor: processor === 1 ? 'as it is' : `${processor}× slower`,
    'press ms': pressMs,
    samples: changes.length,
    'p50 ms': at('painted', 0.5),
    'p75 ms': p75,
    'p95 ms': at('painted', 0.95),
    'all cards p75 ms': at('whole', 0.75),
    'until asked ms': at('untilAsked', 0.5),
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
  async run(tell) {
    const site = await startBenchSite(tell, { many: { tenant: TENANT, cars: CARS } });
    const browser = await openChromium();
    try {
      const tenant = site.tenants.find(({ slug }) => slug === TENANT);
      if (!tenant) throw new Error(`There is no tenant ${TENANT}.`);
      const url = tenantUrl(site.address, TENANT, createPaths(tenant).allCars());
      const rows: BenchRow[] = [];
      const given = { browser, url };
      tell('warming the servers up');
      await round({ ...given, processor: 1, pressMs: 0, turn: ROUNDS });
      for (const processor of [1, 4]) {
        for (const pressMs of PRESSES_MS) {
          const changes: FacetChange[] = [];
          for (let turn = 0; turn < ROUNDS; turn += 1) {
            tell(`processor ${processor}×, press of ${pressMs} ms, page ${turn + 1} of ${ROUNDS}`);
            changes.push(...(await round({ ...given, processor, pressMs, turn })));
          }
          rows.push(facetRow({ processor, pressMs }, changes));
        }
      }
      return rows;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
