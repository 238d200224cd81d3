import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { inRoot } from '../workspace';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A page of one state is no whole page: it need not have a heading. */
const STATE_RULES = RULES.filter((rule) => rule !== 'best-practice');
/** The narrowest window that must not scroll sideways, and a wide one. */
const WIDTHS = [320, 1280];

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Axe {
  run(root: Document, options: object): Promise<{ violations: Violation[] }>;
}

/** What axe finds on one page, contrast and target size too, and whether the page fits its window; in words. */
async function problemsOn(page: Page, address: string, rules: readonly string[], axe: string): Promise<string[]> {
  await page.goto(address);
  await page.waitForSelector('main');
  const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.evaluate(axe);
  const violations = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: Axe }).axe.run(document, { runOnly }).then((found) => found.violations),
    rules,
  );
  return [
    ...(room > 0 ? [`${room} px too wide`] : []),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
  ];
}

/**
 * What keeps somebody from using a component, as Chromium draws it: every tenant in light and dark, and each state that covers the page in
 * one tenant's.
 */
export async function accessibilityProblems(browser: Browser, url: string): Promise<string[]> {
  const axe = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8');
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(url);
  const tenants = await page.$eval('#sites', (element) => (JSON.parse(element.textContent) as { slug: string }[]).map(({ slug }) => slug));
  const problems: string[] = [];
  for (const tenant of tenants) {
    for (const [index, scheme] of ['light', 'dark'].entries()) {
      const width = WIDTHS[index] ?? 0;
      await page.setViewportSize({ width, height: 900 });
      const inspect = async (address: string, rules: readonly string[], state = '') => {
        const found = await problemsOn(page, address, rules, axe);
        problems.push(...found.map((problem) => `${tenant}, ${scheme}, ${width} px${state}: ${problem}`));
      };
      await inspect(`${url}/?tenant=${tenant}&scheme=${scheme}&view=bare`, RULES);
      const states =
        tenant === tenants[0]
          ? await page.$$eval('[data-specimen] a[href*="state="]', (anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href))
          : [];
      for (const address of states) {
        const { searchParams } = new URL(address);
        await inspect(address, STATE_RULES, `, ${searchParams.get('component')} ${searchParams.get('state')}`);
      }
    }
  }
  await page.close();
  return problems;
}
