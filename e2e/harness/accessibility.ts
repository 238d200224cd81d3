import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from './workspace';

const AXE = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** axe violations of a page as it is rendered now, and horizontal overflow, as texts. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.evaluate(AXE);
  const violations = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> } }).axe
        .run(document, { runOnly: rules, resultTypes: ['violations'] })
        .then((found) => found.violations),
    RULES,
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  return overflow > 0 ? [`${overflow} px too wide`, ...found] : found;
}
