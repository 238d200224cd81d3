import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { StartError, tenantsFromFolder } from '@forecourt/server-kit';
import { APPEARANCES, SCENARIOS, WIDTHS, type Scenario } from '@forecourt/shell/standalone';
import { openForScreenshots } from '../gallery/takeScreenshots';
import type { Settings } from '../settings';
import { findBrowser } from '../verify/browser';

const HEIGHT = 900;

/** The scenarios of these names; throws a StartError for an unknown one. */
export function requireScenarios(names: readonly string[] | undefined): readonly Scenario[] | undefined {
  if (!names) return undefined;
  const known: readonly string[] = SCENARIOS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new StartError(`There is no scenario ${unknown.join(', ')}; known are ${known.join(', ')}.`);
  return SCENARIOS.map(({ name }) => name).filter((name) => names.includes(name));
}

/** Appearances of screenshots: those that standalone has, and forced colours. */
const SHOT_APPEARANCES = [...APPEARANCES.map(({ name }) => name), 'forced-colors'] as const;
export type ShotAppearance = (typeof SHOT_APPEARANCES)[number];

/** The appearance of this name; throws a StartError for an unknown one. */
export function requireAppearance(name: string | undefined): ShotAppearance {
  const appearance = SHOT_APPEARANCES.find((each) => each === (name ?? 'normal'));
  if (!appearance) throw new StartError(`There is no appearance ${name}; known are ${SHOT_APPEARANCES.join(', ')}.`);
  return appearance;
}

interface ShotsOptions {
  settings: Settings;
  folder: string;
  /** Slugs; all without them. */
  tenants: readonly string[] | undefined;
  /** Of everything; without them each page and slot in the normal one and those that it declares. */
  scenarios: readonly Scenario[] | undefined;
  appearance: ShotAppearance;
}

/** One page or slot in one scenario. */
interface Shot {
  scenario: string;
  id: string;
  address: string;
}

/** What the index of a site lists, in these scenarios; without them in the normal one and in those that each declares. */
async function listShots(page: Page, origin: string, scenarios: readonly Scenario[] | undefined): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const scenario of scenarios ?? ['normal' as const]) {
    await page.goto(`${origin}/?scenario=${scenario}`);
    const rows = await page.locator('tbody tr:has(th a)').evaluateAll((elements) =>
      elements.map((row) => {
        const alone = row.querySelector<HTMLAnchorElement>('th a');
        const states = [...row.querySelectorAll<HTMLAnchorElement>('a[data-state]')];
        return {
          id: alone?.textContent ?? '',
          address: alone?.href ?? '',
          states: states.map(({ href, dataset }) => ({ scenario: dataset.state ?? '', address: href })),
        };
      }),
    );
    for (const { id, address, states } of rows)
      shots.push({ scenario, id, address }, ...(scenarios ? [] : states).map((state) => ({ ...state, id })));
  }
  return shots;
}

/** Opens a dialog slot, which its page shows behind a button. */
async function openDialog(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Open [a-z-]+$/ });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}

/** Screenshots of a page or slot in each width, as `slot-car-card-390.png`; with a slow API while it is waiting. */
async function shoot(page: Page, { address, id, scenario }: Shot, folder: string): Promise<void> {
  const isWaiting = scenario === 'slow-api';
  const open = async () => {
    await page.goto(address, { waitUntil: isWaiting ? 'load' : 'networkidle' });
    // A click on what is not hydrated opens nothing.
    if (isWaiting) await page.locator('[data-remote][data-hydrated]').first().waitFor({ state: 'attached' });
    await openDialog(page);
  };
  await open();
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (isWaiting && index > 0) await open();
    await page.screenshot({ path: path.join(folder, `${id.replace('/', '-')}-${width}.png`), fullPage: true });
  }
}

/**
 * Writes a screenshot of each page and slot of a standalone site in each tenant, scenario and width:
 * `<tenant>/<scenario>/<page or slot>-<width>.png`, in another appearance `<tenant>/<appearance>/<scenario>/…`.
 */
export async function writeShots({ settings, folder, tenants, scenarios, appearance }: ShotsOptions): Promise<void> {
  const source = await tenantsFromFolder(settings.tenantsFolder);
  const slugs = source
    .all()
    .map(({ slug }) => slug)
    .filter((slug) => tenants?.includes(slug) ?? true);
  source.close();
  const shown = appearance === 'forced-colors' ? 'normal' : appearance;
  const browser = await openForScreenshots(findBrowser());
  try {
    for (const slug of slugs) {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        forcedColors: appearance === 'forced-colors' ? 'active' : 'none',
      });
      const page = await context.newPage();
      const origin = `http://${slug}.localhost:${settings.port}`;
      // The cookie applies to all pages that follow.
      await page.goto(`${origin}/?appearance=${shown}`);
      const shots = await listShots(page, origin, scenarios);
      for (const shot of shots) {
        const target = path.join(folder, slug, ...(appearance === 'normal' ? [] : [appearance]), shot.scenario);
        mkdirSync(target, { recursive: true });
        await shoot(page, shot, target);
      }
      await context.close();
      console.log(
        `${slug}: ${shots.length * WIDTHS.length} screenshots in ${new Set(shots.map(({ scenario }) => scenario)).size} scenarios`,
      );
    }
  } finally {
    await browser.close();
  }
  console.log(`They are in ${folder}.`);
}
