import sharp from 'sharp';
import { CAR_ANGLES } from './angles';
import { BODY_NAMES } from './bodies';
import { carSvg } from './carSvg';
import { CAR_SETTINGS } from './settings/setting';
import { shotSvg } from './shotSvg';

/** Each body from each angle, with the settings in turn: every body and every angle occurs in every setting. */
const everyImage = BODY_NAMES.flatMap((body, row) =>
  CAR_ANGLES.map((angle, column) => ({
    body,
    angle,
    setting: CAR_SETTINGS[(row + column + (column > 3 ? 1 : 0)) % CAR_SETTINGS.length] ?? 'studio',
  })),
);

it.each(everyImage)('draws a $body, $angle, in the $setting as well-formed SVG of at most 120 kB', async ({ body, angle, setting }) => {
  const svg = carSvg({ body, angle, setting, colour: 'Glacier White', seed: 7 });
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 1600, height: 1067 });
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|e-\d/);
  expect(svg.length).toBeLessThan(120_000);
});

type Rgb = readonly [red: number, green: number, blue: number];

async function pixelsOf(svg: string, width = 240): Promise<Rgb[]> {
  const { data } = await sharp(Buffer.from(svg), { density: (72 * width) / 1600 })
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_each, index) => [
    data[index * 3] as number,
    data[index * 3 + 1] as number,
    data[index * 3 + 2] as number,
  ]);
}

const share = (pixels: readonly Rgb[], holds: (...colour: Rgb) => boolean) =>
  pixels.filter((pixel) => holds(...pixel)).length / pixels.length;

it.each([
  ['Flame Red', (r: number, g: number, b: number) => r > 90 && r > 2 * Math.max(g, b)],
  ['Ocean Blue', (r: number, g: number, b: number) => b > 70 && b > 1.8 * r && b > 1.35 * g],
  ['Yellow', (r: number, g: number, b: number) => Math.min(r, g) > 90 && b < 0.55 * g],
  ['Ebony Black', (r: number, g: number, b: number) => Math.max(r, g, b) < 75],
])('draws a car in %s with that colour in each setting', async (colour, holds) => {
  for (const setting of CAR_SETTINGS) {
    const at = async (name: string) => share(await pixelsOf(carSvg({ body: 'SUV', colour: name, angle: 'side', setting, seed: 3 })), holds);
    expect([setting, (await at(colour)) - (await at('Silver')) > 0.06]).toEqual([setting, true]);
  }
});

it.each(BODY_NAMES)('draws a %s with its tyres on the floor', async (body) => {
  const svg = carSvg({ body, colour: 'White', angle: 'side', setting: 'studio', seed: 5 });
  const pixels = await pixelsOf(svg, 400);
  const rows = Array.from({ length: pixels.length / 400 }, (_each, row) =>
    share(pixels.slice(row * 400, (row + 1) * 400), (...colour) => Math.max(...colour) < 60),
  );
  const lowest = rows.findLastIndex((dark) => dark > 0.02);
  expect(lowest / rows.length).toBeGreaterThan(0.7);
  expect(lowest / rows.length).toBeLessThan(0.95);
});

it.each(['avif', 'webp', 'jpeg'] as const)('draws an image that encodes as %s at widths from 240 to 1600', async (format) => {
  const svg = shotSvg({ view: 'front-quarter', body: 'Sedan', colour: 'Red', setting: 'showroom', seed: 1 });
  for (const width of [240, 1600]) {
    const image = sharp(Buffer.from(svg), { density: (72 * width) / 1600 }).resize({ width });
    const bytes = await (format === 'avif' ? image.avif({ effort: 0 }) : image[format]()).toBuffer();
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, Math.round((metadata.height ?? 0) / 3) * 3, metadata.format]).toEqual([
      width,
      Math.round((width * 1067) / 1600 / 3) * 3,
      format === 'avif' ? 'heif' : format,
    ]);
  }
});

it.each(['sedan', 'van', 'caravan'])('draws the paint of a %s without visible seams between strips', async (body) => {
  const svg = carSvg({ body, colour: 'Glacier White', angle: 'front-quarter', setting: 'studio', seed: 7 });
  const skin = svg.slice(svg.indexOf('<g id="car">')).match(/<g stroke-width="2.4".*?<\/g>/)?.[0];
  const surfaceOnly = `${svg.slice(0, svg.indexOf('</defs>'))}</defs>${skin}</svg>`;
  const { data, info } = await sharp(Buffer.from(surfaceOnly)).raw().toBuffer({ resolveWithObject: true });
  const greenAndAlpha = (pixel: number) => [data[pixel * 4 + 1] as number, data[pixel * 4 + 3] as number] as const;
  const steps = Array.from(
    { length: info.width * info.height - 1 },
    (_each, pixel) => [greenAndAlpha(pixel), greenAndAlpha(pixel + 1)] as const,
  )
    .filter(([[, here], [, next]]) => here === 255 && next === 255)
    .map(([[here], [next]]) => Math.abs(next - here));
  expect(steps.length).toBeGreaterThan(100_000);
  expect(steps.filter((step) => step > 4).length / steps.length).toBeLessThan(0.002);
});
