import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { compareWithBaselines, writeBaselines } from './compareScreenshots';
import type { Tile } from './takeScreenshots';

type Colour = [number, number, number];

/** A button of 100 x 40 pixels on white. */
function aButton({ colour = [18, 64, 124], width = 100, height = 40 }: { colour?: Colour; width?: number; height?: number } = {}): Tile {
  const screenshot = new PNG({ width: 200, height: 80 });
  for (let at = 0; at < screenshot.data.length; at += 4) {
    const [x, y] = [(at / 4) % 200, Math.floor(at / 4 / 200)];
    const isInside = x >= 20 && x < 20 + width && y >= 20 && y < 20 + height;
    screenshot.data.set([...(isInside ? colour : [255, 255, 255]), 255], at);
  }
  return { view: 'light 200', screenshot };
}

let folder: string;
let diffFolder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'baselines-'));
  diffFolder = path.join(folder, '..', `${path.basename(folder)}-diff`);
  await writeBaselines(new Map([['Button', [aButton()]]]), '156.0.1', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(diffFolder, { recursive: true, force: true });
});

const compare = (tile: Tile, component = 'Button', version = '156.0.2') =>
  compareWithBaselines(new Map([[component, [tile]]]), version, diffFolder, folder);

it('finds nothing where a component looks the same', async () => {
  expect(await compare(aButton())).toEqual([]);
  expect(readdirSync(diffFolder)).toEqual([]);
});

it.each([
  ['another colour', { colour: [200, 16, 46] as Colour }],
  ['4 pixels more width', { width: 104 }],
  ['2 pixels less height', { height: 38 }],
])('detects %s, reports where, and marks it in a screenshot', async (_change, change) => {
  expect(await compare(aButton(change))).toEqual([expect.stringMatching(/^Button \(light 200\): \d+ of 16000 pixels differ$/)]);
  expect(readdirSync(diffFolder)).toEqual(['Button.png']);
});

it('notices a component that has become taller', async () => {
  const tile = aButton();
  const taller = new PNG({ width: 200, height: 90 });
  PNG.bitblt(tile.screenshot, taller, 0, 0, 200, 80, 0, 0);
  expect(await compare({ ...tile, screenshot: taller })).toEqual(['Button: 200 x 90 pixels, was 200 x 80']);
});

it('reports a new component without a baseline, and a baseline without a component', async () => {
  expect(await compare(aButton(), 'Chip')).toEqual([
    expect.stringContaining('Chip: no baseline'),
    expect.stringContaining('Button.png: the gallery does not show it any more'),
  ]);
});

it('allows more where another version of Chromium drew the baselines, but no visible change', async () => {
  // 20 of 16,000 pixels.
  const curves = aButton();
  for (let pixel = 0; pixel < 20; pixel += 1) curves.screenshot.data.set([255, 255, 255, 255], (40 * 200 + 50 + pixel) * 4);
  expect(await compare(curves)).toEqual(['Button (light 200): 20 of 16000 pixels differ']);
  expect(await compare(curves, 'Button', '157.0.1')).toEqual([]);
  expect(await compare(aButton({ width: 104 }), 'Button', '157.0.1')).toHaveLength(1);
});
