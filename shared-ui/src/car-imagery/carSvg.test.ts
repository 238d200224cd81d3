import { bodyShapeOf, BODY_NAMES } from './bodies';
import { carSvg, type CarPicture } from './carSvg';
import { paintOf } from './paint';
import { photoComingSvg } from './photoComingSvg';

const picture = (over: Partial<CarPicture> = {}): CarPicture => ({
  body: 'SUV',
  colour: 'Glacier White',
  angle: 'front-quarter',
  setting: 'studio',
  seed: 7,
  ...over,
});

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
/** Every number of every path's outline. */
const coordinates = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => d.match(/-?[\d.]+|NaN|Infinity/g) ?? []).map(Number);

const everyAngle = BODY_NAMES.flatMap((body) => (['side', 'front-quarter', 'rear-quarter'] as const).map((angle) => ({ body, angle })));

it.each(everyAngle)('draws a $body, $angle, inside its frame of 1600 x 1067', ({ body, angle }) => {
  const svg = carSvg(picture({ body, angle }));
  const car = coordinates(svg.slice(svg.indexOf('<g id="car">')));
  expect(car.length).toBeGreaterThan(2000);
  expect(car.filter((value) => !Number.isFinite(value))).toEqual([]);
  expect(Math.min(...car)).toBeGreaterThan(0);
  expect(Math.max(...car)).toBeLessThan(1600);
});

it.each(['studio', 'yard', 'dusk'] as const)('is well-formed SVG in the setting %s', (setting) => {
  const root = parsed(carSvg(picture({ setting, angle: 'side' }))).documentElement;
  expect(root.querySelector('parsererror')).toBeNull();
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['1600', '1067']);
});

it('gives the same picture for the same seed and another for another seed', () => {
  expect(carSvg(picture())).toBe(carSvg(picture()));
  expect(carSvg(picture({ seed: 8 }))).not.toBe(carSvg(picture()));
});

it('names nothing outside: no link, script, font or picture', () => {
  const svg = carSvg(picture({ setting: 'yard' }));
  expect(svg).not.toMatch(/<script|<image|<text|<use|href=|@import|url\((?!#)/);
});

it('refers only to gradients, filters and clips that it defines, each once', () => {
  const svg = carSvg(picture({ setting: 'dusk', body: 'ute' }));
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

it.each([
  ['Dual Cab Utility', 'ute'],
  ['Cab Chassis', 'cab chassis'],
  ['cabChassis', 'cab chassis'],
  ['peopleMover', 'people mover'],
  ['stationWagon', 'wagon'],
  ['Hatchback', 'hatch'],
  ['softtop', 'convertible'],
  ['4x4', 'suv'],
  ['Caravan', 'caravan'],
  ['Motorhome', 'motorhome'],
  ['Van', 'van'],
  ['Sedan', 'sedan'],
  ['Coupe', 'coupe'],
  ['something new', 'suv'],
])('reads the body word %s as %s', (words, name) => {
  expect(bodyShapeOf(words)).toBe(bodyShapeOf(name));
  expect(bodyShapeOf(words).length).toBeGreaterThan(4000);
});

it.each([
  ['Glacier White', (r: number, g: number, b: number) => Math.min(r, g, b) > 220],
  ['Ebony Black', (r: number, g: number, b: number) => Math.max(r, g, b) < 40],
  ['Inferno Red', (r: number, g: number, b: number) => r > 2 * Math.max(g, b)],
  ['Ocean Blue', (r: number, g: number, b: number) => b > 1.5 * Math.max(r, g)],
])('paints %s as one would expect', (name, holds) => {
  const [r, g, b] = paintOf(name).base;
  expect(holds(r, g, b)).toBe(true);
});

it('draws the covered car that stands in for a missing photo', () => {
  expect(parsed(photoComingSvg()).querySelector('parsererror')).toBeNull();
  expect(photoComingSvg()).not.toContain('<text');
});
