import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { StartError, tenantsFromFolder } from '@forecourt/server-kit';
import { SCENARIOS, WIDTHS, type Scenario } from '@forecourt/shell/standalone';
import { openForScreenshots } from '../gallery/takeScreenshots';
import type { Settings } from '../settings';
import { findBrowser } from '../verify/browser';

const HEIGHT = 900;

/** The scenarios of these names, all without names; throws a StartError for an unknown one. */
export function requireScenarios(names: readonly string[] | undefined): readonly Scenario[] {
  const known: readonly string[] = SCENARIOS.map(({ name }) => name);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) throw new StartError(`There is no scenario ${unknown.join(', ')}; known are ${known.join(', ')}.`);
  return SCENARIOS.map(({ name }) => name).filter((name) => names?.includes(name) ?? true);
}

interface ShotsOptions {
  settings: Settings;
  folder: string;
  /** Slugs; all without them. */
  tenants: readonly string[] | undefined;
  scenarios: readonly Scenario[];
}

interface Visit {
  /** Of the index in a scenario. */
  address: string;
  folder: string;
}

/** Screenshots of everything that one index lists, as `slot-car-card-390.png`; resolves with their number. */
async function shoot(browser: Browser, { address, folder }: Visit): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  const subjects = await page
    .locator('th[scope="row"] a')
    .evaluateAll((links) => links.map((link) => ({ id: link.textContent ?? '', href: (link as HTMLAnchorElement).href })));
  for (const { id, href } of subjects) {
    await page.goto(href, { waitUntil: 'networkidle' });
    const open = page.getByRole('button', { name: /^Open [a-z-]+$/ });
    if (await open.isVisible()) {
      await open.click();
      await page.getByRole('dialog').waitFor();
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.screenshot({ path: path.join(folder, `${id.replace('/', '-')}-${width}.png`), fullPage: true });
    }
  }
  await context.close();
  return subjects.length * WIDTHS.length;
}

/** Writes a screenshot of each page and slot of a standalone site in each tenant, scenario and width: `<tenant>/<scenario>/<page or slot>-<width>.png`. */
export async function writeShots({ settings, folder, tenants, scenarios }: ShotsOptions): Promise<void> {
  const source = await tenantsFromFolder(settings.tenantsFolder);
  const slugs = source
    .all()
    .map(({ slug }) => slug)
    .filter((slug) => tenants?.includes(slug) ?? true);
  source.close();
  const browser = await openForScreenshots(findBrowser());
  try {
    for (const slug of slugs) {
      for (const scenario of scenarios) {
        const visit = {
          address: `http://${slug}.localhost:${settings.port}/?scenario=${scenario}`,
          folder: path.join(folder, slug, scenario),
        };
        mkdirSync(visit.folder, { recursive: true });
        console.log(`${slug}, ${scenario}: ${await shoot(browser, visit)} screenshots`);
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`They are in ${folder}.`);
}
