import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../verify/browser';
import { inState } from '../workspace';
import { accessibilityProblems } from './accessibilityProblems';
import { buildGallery } from './buildGallery';
import { baselineVersion, compareWithBaselines, writeBaselines } from './compareScreenshots';
import { serveGallery } from './serveGallery';
import { openForScreenshots, takeScreenshots } from './takeScreenshots';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 900;

/** Runs with the gallery served and Chromium open, and closes both. */
export async function withGallery<Result>(use: (browser: Browser, url: string) => Promise<Result>): Promise<Result> {
  const { url, server } = await serveGallery(await buildGallery(), 0);
  const browser = await openForScreenshots(findBrowser());
  try {
    return await use(browser, url);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Screenshots of the whole gallery in the machine's own fonts, for people to look at. */
async function writeShots(browser: Browser, url: string, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const first = await browser.newPage();
  await first.goto(url);
  const tenants = await first.$eval('#sites', (element) => (JSON.parse(element.textContent) as { slug: string }[]).map(({ slug }) => slug));
  await first.close();
  const files: string[] = [];
  for (const tenant of tenants) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
      await page.goto(`${url}/?tenant=${tenant}&view=bare`, { waitUntil: 'networkidle' });
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) =>
            Object.assign(image, { loading: 'eager' })
              .decode()
              .catch(() => undefined),
          ),
        ),
      );
      const file = path.join(folder, `${tenant}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      files.push(file);
      await page.close();
    }
  }
  return files;
}

/** A visible change of one component, so that a check which would notice nothing cannot pass. */
const CHANGE = { only: 'Button', extraCss: 'button[data-variant] { border-radius: 20px !important; }' };

async function checkLooks(browser: Browser, url: string): Promise<void> {
  const problems = await accessibilityProblems(browser, url);
  if (problems.length > 0) throw new StartError(`Not everybody can use these components:\n  ${problems.join('\n  ')}`);
  const diffFolder = inState('shots/differences');
  const version = browser.version();
  if (!version.startsWith(`${baselineVersion()}.`))
    console.log(`Chromium ${baselineVersion()} drew the baselines and this is ${version}: the comparison allows ten times the difference.`);
  const messages = await compareWithBaselines(await takeScreenshots(browser, url), version, diffFolder);
  if (messages.length > 0) {
    throw new StartError(
      `These components look different:\n  ${messages.join('\n  ')}\nImages that mark it are in ${diffFolder}. When it is meant: npm run shots -- --update`,
    );
  }
  const changed = await compareWithBaselines(await takeScreenshots(browser, url, CHANGE), version, inState('shots/change'));
  const noticed = changed.filter((message) => message.startsWith('Button ('));
  if (noticed.length === 0)
    throw new StartError('The comparison did not notice rounder buttons: something in tooling/src/gallery is broken.');
  console.log(`Every component looks as in its baseline, and rounder buttons are noticed (${noticed[0]}).`);
}

export interface ShotOptions {
  check?: boolean;
  update?: boolean;
}

/** Takes screenshots; with `check` compares the components with their baselines, with `update` writes new ones. */
export async function runShots({ check, update }: ShotOptions): Promise<void> {
  await withGallery(async (browser, url) => {
    if (update) {
      await writeBaselines(await takeScreenshots(browser, url), browser.version());
      console.log('New baselines are in shared-ui/gallery/baselines: look at their difference before you commit them.');
      return;
    }
    if (check) {
      await checkLooks(browser, url);
      return;
    }
    for (const file of await writeShots(browser, url, inState('shots'))) console.log(file);
  });
}
