import type { Browser, Page, Request } from 'playwright-core';
import { openSlowPage, type Conditions } from './chromium';
import { blockingTime, interactiveAt, layoutShift, type LayoutShift, type LongTask } from './statistics';

/** What a page's own observers collect. */
interface Observed {
  paintedAt: number;
  largestAt: number;
  /** What was largest, for example 'img' or 'h1'. */
  largest: string;
  hydratedAt: number;
  shifts: LayoutShift[];
  tasks: LongTask[];
}

/** A first view of one page by a browser that has nothing cached; milliseconds since the navigation. */
export interface FirstView {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  layoutShift: number;
  blocking: number;
  interactive: number;
}

const QUIET_MS = 2000;
const LIMIT_MS = 60_000;

type Observing = typeof globalThis & { forecourtObserved: Observed };

/** Runs inside the page before any of its scripts. */
function observe(): void {
  const seen: Observed = { paintedAt: 0, largestAt: 0, largest: '', hydratedAt: 0, shifts: [], tasks: [] };
  (globalThis as Observing).forecourtObserved = seen;
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paintedAt = entry.startTime;
  });
  each('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    seen.largestAt = entry.startTime;
    seen.largest = element?.tagName.toLowerCase() ?? '';
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts.push({ at: entry.startTime, value });
  });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  // React gives each element that it takes over its props.
  const look = () => {
    const control = document.querySelector('[data-page] :is(a, button), main :is(a, button)');
    if (control && Object.keys(control).some((key) => key.startsWith('__reactProps$'))) seen.hydratedAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What a page has requested and not received yet. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Waits for two seconds without a long task or a response from the network. */
async function untilQuiet(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await page.waitForLoadState('load', { timeout: LIMIT_MS }).catch((cause: unknown) => {
    const waiting = [...pending].map((request) => request.url()).join('\n');
    throw new Error(`${page.url()} has not loaded after ${LIMIT_MS / 1000} s. It waits for:\n${waiting}`, { cause });
  });
  await page.waitForFunction(
    (quietMs) => {
      const { hydratedAt, tasks } = (globalThis as Observing).forecourtObserved;
      const responses = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
      const last = Math.max(hydratedAt, ...responses, ...tasks.map(({ start, duration }) => start + duration));
      return hydratedAt > 0 && performance.now() - last > quietMs;
    },
    QUIET_MS,
    { polling: 250, timeout: LIMIT_MS },
  );
}

/** Opens an address as a new visitor and measures until the page is quiet. Rejects when the page logs an error. */
export async function firstView(browser: Browser, url: string, conditions: Conditions): Promise<FirstView> {
  const { page, context } = await openSlowPage(browser, conditions);
  try {
    const consoleErrors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    const pending = pendingRequests(page);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    await untilQuiet(page, pending);
    if (consoleErrors.length > 0) throw new Error(`${url} logs errors, so its times are worthless:\n${consoleErrors.join('\n')}`);
    const seen = await page.evaluate(() => (globalThis as Observing).forecourtObserved);
    return {
      firstPaint: seen.paintedAt,
      largestPaint: seen.largestAt,
      largest: seen.largest,
      layoutShift: layoutShift(seen.shifts),
      blocking: blockingTime(seen.tasks, seen.paintedAt),
      interactive: interactiveAt(seen.paintedAt, seen.hydratedAt, seen.tasks),
    };
  } finally {
    await context.close();
  }
}
