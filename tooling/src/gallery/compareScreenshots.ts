import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { inRoot } from '../workspace';
import { readPng } from './readPng';
import type { Tile } from './takeScreenshots';

/** Screenshots of the components as they should look, one file a component with its tiles under each other. */
export const BASELINES = inRoot('shared-ui/gallery/baselines');

/** Difference of colour that counts, 0 to 1. */
const THRESHOLD = 0.1;
/**
 * Share of a tile's pixels that may differ, with the version of Chromium that drew the baselines and with another one,
 * which draws curves a little otherwise.
 */
const SHARE = { sameVersion: 0.0003, otherVersion: 0.003 };

/** Names the major version of Chromium that drew the baselines. */
const VERSION_FILE = 'chromium.txt';

const majorOf = (version: string) => version.split('.')[0] ?? '';

/** The version of Chromium that drew the baselines, '' where it is not recorded. */
export function baselineVersion(folder = BASELINES): string {
  const file = path.join(folder, VERSION_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** Tiles under each other on white. */
export function stacked(tiles: readonly Tile[]): PNG {
  const width = Math.max(...tiles.map(({ screenshot }) => screenshot.width));
  const sheet = new PNG({ width, height: tiles.reduce((sum, { screenshot }) => sum + screenshot.height, 0) });
  sheet.data.fill(255);
  let top = 0;
  for (const { screenshot } of tiles) {
    PNG.bitblt(screenshot, sheet, 0, 0, screenshot.width, screenshot.height, 0, top);
    top += screenshot.height;
  }
  return sheet;
}

const part = (sheet: PNG, top: number, width: number, height: number) => {
  const cut = new PNG({ width, height });
  PNG.bitblt(sheet, cut, 0, top, width, height, 0, 0);
  return cut;
};

/** How one component differs from its baseline; none when it looks the same. */
export function differences(
  component: string,
  tiles: readonly Tile[],
  baseline: PNG,
  share: number,
): { messages: string[]; diff: PNG | null } {
  const now = stacked(tiles);
  if (now.width !== baseline.width || now.height !== baseline.height) {
    return { messages: [`${component}: ${now.width} x ${now.height} pixels, was ${baseline.width} x ${baseline.height}`], diff: now };
  }
  const marked = new PNG({ width: now.width, height: now.height });
  let top = 0;
  const messages = tiles.flatMap(({ view, screenshot: { width, height } }) => {
    const diff = new PNG({ width, height });
    const count = pixelmatch(part(now, top, width, height).data, part(baseline, top, width, height).data, diff.data, width, height, {
      threshold: THRESHOLD,
    });
    PNG.bitblt(diff, marked, 0, 0, width, height, 0, top);
    top += height;
    return count > width * height * share ? [`${component} (${view}): ${count} of ${width * height} pixels differ`] : [];
  });
  return { messages, diff: messages.length > 0 ? marked : null };
}

const fileOf = (folder: string, component: string) => path.join(folder, `${component.replaceAll(' ', '-')}.png`);

/**
 * Writes the screenshots as the new baselines and removes those of components that are gone; with a palette, because the
 * repository stores them.
 */
export async function writeBaselines(
  screenshots: ReadonlyMap<string, readonly Tile[]>,
  version: string,
  folder = BASELINES,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, VERSION_FILE), `${majorOf(version)}\n`);
  for (const [component, tiles] of screenshots) {
    const { data, width, height } = stacked(tiles);
    await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten()
      .png({ palette: true, colours: 128, dither: 0, effort: 10 })
      .toFile(fileOf(folder, component));
  }
}

/** What this version of Chromium draws different from the baselines, in words; images that mark it go to `diffFolder`. */
export async function compareWithBaselines(
  screenshots: ReadonlyMap<string, readonly Tile[]>,
  version: string,
  diffFolder: string,
  folder = BASELINES,
): Promise<string[]> {
  const share = majorOf(version) === baselineVersion(folder) ? SHARE.sameVersion : SHARE.otherVersion;
  rmSync(diffFolder, { recursive: true, force: true });
  mkdirSync(diffFolder, { recursive: true });
  const found: string[] = [];
  for (const [component, tiles] of screenshots) {
    const file = fileOf(folder, component);
    if (!existsSync(file)) {
      found.push(`${component}: no baseline; look at it in the gallery, then run npm run shots -- --update`);
      continue;
    }
    const { messages, diff } = differences(component, tiles, await readPng(readFileSync(file)), share);
    if (diff) writeFileSync(fileOf(diffFolder, component), PNG.sync.write(diff));
    found.push(...messages);
  }
  const expected = new Set([...screenshots.keys()].map((component) => path.basename(fileOf(folder, component))));
  const gone = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png') && !expected.has(file)) : [];
  return [...found, ...gone.map((file) => `${file}: the gallery does not show it any more; run npm run shots -- --update`)];
}
