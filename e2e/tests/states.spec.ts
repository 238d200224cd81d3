import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import type { ServedSite } from '../harness/site';
import { expect, test } from '../harness/test';

const REMOTES = ['mf-search', 'mf-vehicle', 'mf-locations', 'mf-forms', 'mf-finance', 'mf-navigation'];
const SITES = ['kestrel-motor-group', 'clearmark-cars'];

/** One page or slot in one scenario, at its own address. */
interface State {
  id: string;
  scenario: string;
  url: string;
}

/** Sum of layout shifts without an action of the visitor, of which a page may have this much (PL-053). */
const MAX_SHIFT = 0.02;

/** What the index of a standalone remote lists: each page and slot in the normal scenario, and in those that it declares. */
async function listStates(page: Page, standalone: ServedSite, tenant: string): Promise<State[]> {
  await openInteractive(page, standalone.url(tenant, '/?scenario=normal'));
  return page.locator('tbody tr:has(th a)').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const alone = row.querySelector<HTMLAnchorElement>('th a');
      const id = alone?.textContent ?? '';
      const declared = [...row.querySelectorAll<HTMLAnchorElement>('a[data-state]')];
      return [
        { id, scenario: 'normal', url: alone?.href ?? '' },
        ...declared.map(({ href, dataset }) => ({ id, scenario: dataset.state ?? '', url: href })),
      ];
    }),
  );
}

/** Observes layout shifts of each document from its first byte on. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0));

/** Opens a state until nothing is requested and nothing moves; a dialog is open. */
async function open(page: Page, { url }: State): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: /^Open [a-z-]+$/ });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('dialog').waitFor();
}

/** What the visitor reads and can do, without the bar of standalone. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const regions = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
    const controls = [...document.querySelectorAll<HTMLElement>('[data-remote] :is(a, button, input, select, textarea)')];
    return [
      ...regions.map(({ innerText }) => innerText),
      ...controls.map(
        (each) => `${each.tagName} ${each.getAttribute('aria-label')} ${each.matches(':disabled')} ${each.getAttribute('href')}`,
      ),
    ].join('\n');
  });

/** Waits until colours that changed with the scheme are there. */
const finishTransitions = (page: Page) =>
  page.evaluate(async () => {
    const endless = (each: Animation) => each.effect?.getComputedTiming().endTime === Infinity;
    await Promise.allSettled(document.getAnimations().flatMap((each) => (endless(each) ? [] : [each.finished])));
  });

/** What axe finds, but for what the parts of other remotes around a page or slot give it: levels of headings and names of landmarks. */
async function problemsOf(page: Page, except?: RegExp): Promise<string[]> {
  await finishTransitions(page);
  return (await accessibilityProblems(page)).filter((each) => !/^(heading-order|landmark-unique):/.test(each) && !except?.test(each));
}

/** Pixels by which the page is wider than the window; negative where a dialog reserves the scroll bar. */
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Each test has a server of its own.
test.describe.configure({ mode: 'parallel' });

test.use({ images: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const remote of REMOTES) {
  test(`PL-022 PL-067 each state that ${remote} declares differs, can be read and does not move`, async ({ page, site }) => {
    test.setTimeout(900_000);
    const standalone = await site.startStandalone(remote);
    try {
      await observeShifts(page);
      const declared = new Set<string>();
      const differing = new Set<string>();
      for (const tenant of SITES) {
        let normal = '';
        for (const state of await listStates(page, standalone, tenant)) {
          const name = `${tenant} ${state.id} ${state.scenario}`;
          await open(page, state);
          const shift = await shiftOf(page);
          expect.soft(shift, `${name} moves`).toBeLessThanOrEqual(MAX_SHIFT);
          const content = await contentOf(page);
          if (state.scenario === 'normal') normal = content;
          else if (state.scenario !== 'slow-api') {
            declared.add(`${state.id} ${state.scenario}`);
            if (content !== normal) differing.add(`${state.id} ${state.scenario}`);
          }
          expect.soft(await problemsOf(page), name).toEqual([]);
        }
      }
      expect
        .soft(
          [...declared].filter((state) => !differing.has(state)),
          'differ on no site: declare them no longer',
        )
        .toEqual([]);
    } finally {
      await standalone.stop();
    }
  });

  test(`PL-067 ${remote} at 320 px, with text of 200 %, dark and in forced colours`, async ({ page, site }) => {
    test.setTimeout(900_000);
    const standalone = await site.startStandalone(remote);
    try {
      for (const tenant of SITES) {
        const states = (await listStates(page, standalone, tenant)).filter(({ scenario }) => ['normal', 'long-words'].includes(scenario));
        for (const state of states) {
          const name = `${tenant} ${state.id} ${state.scenario}`;
          await page.setViewportSize({ width: 320, height: 740 });
          await open(page, state);
          expect.soft(await overflowOf(page), `${name} at 320 px`).toBeLessThanOrEqual(0);
          await page.setViewportSize({ width: 390, height: 844 });
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
          expect.soft(await overflowOf(page), `${name} with text of 200 %`).toBeLessThanOrEqual(0);
          await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await problemsOf(page), `${name}, dark`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
          // The browser chooses the colours; axe takes the text's for those without that choice.
          expect.soft(await problemsOf(page, /^color-contrast:/), `${name}, forced colours`).toEqual([]);
          await page.emulateMedia({ colorScheme: null, forcedColors: null });
        }
      }
    } finally {
      await standalone.stop();
    }
  });
}
