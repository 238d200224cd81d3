import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { inRoot } from '../workspace';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The narrowest window that must not scroll sideways, and a wide one. */
const WIDTHS = [320, 1280];

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds in the gallery as Chromium draws it, contrast and target size too, and what does not fit 320 px; in words. */
export async function accessProblems(browser: Browser, url: string): Promise<string[]> {
  const axe = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8');
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(url);
  const tenants = await page.$eval('#sites', (element) => (JSON.parse(element.textContent) as { slug: string }[]).map(({ slug }) => slug));
  const problems: string[] = [];
  for (const tenant of tenants) {
    for (const [index, scheme] of ['light', 'dark'].entries()) {
      const width = WIDTHS[index] ?? 0;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}/?tenant=${tenant}&scheme=${scheme}&view=bare`);
      await page.waitForSelector('main');
      const where = `${tenant}, ${scheme}, ${width} px`;
      const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (room > 0) problems.push(`${where}: ${room} px too wide`);
      await page.evaluate(axe);
      const violations = await page.evaluate(
        (rules) => (globalThis as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> } }).axe.run(document, { runOnly: rules }).then((found) => found.violations),
        RULES,
      );
      problems.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 160)}`)));
    }
  }
  await page.close();
  return problems;
}
