/** @jest-environment jsdom */
import { CAR_ANGLES } from './angles';
import { bodyShapeOf, BODY_NAMES } from './bodies';
import { carSvg, type CarImage } from './carSvg';
import { familyOf } from './families';
import { paintOf } from './paint';
import { photoComingSvg } from './photoComingSvg';
import { CAR_SETTINGS } from './settings/setting';
import { pointsIn } from './testing/pointsIn';

const carImage = (over: Partial<CarImage> = {}): CarImage => ({
  body: 'SUV',
  colour: 'Glacier White',
  angle: 'front-quarter',
  setting: 'studio',
  seed: 7,
  ...over,
});

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const everyView = BODY_NAMES.flatMap((body) => CAR_ANGLES.map((angle) => ({ body, angle })));

it.each(everyView)('draws a $body, $angle, inside the frame and fills it', ({ body, angle }) => {
  const svg = carSvg(carImage({ body, angle }));
  const car = svg.slice(svg.indexOf('<g id="car">'), svg.lastIndexOf('<path'));
  const points = pointsIn(car.replaceAll(/<clipPath.*?<\/clipPath>|clip-path="url\(#(?:front|rear|panes)\)">.*?<\/g>/g, ''));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(points.length).toBeGreaterThan(500);
  expect([Math.min(...xs) > 0, Math.max(...xs) < 1600, Math.min(...ys) > 0, Math.max(...ys) < 1067]).not.toContain(false);
  expect(Math.max(Math.max(...xs) - Math.min(...xs), (Math.max(...ys) - Math.min(...ys)) * 1.6)).toBeGreaterThan(900);
});

it('returns the same image for the same seed and a different one for another seed', () => {
  expect(carSvg(carImage())).toBe(carSvg(carImage()));
  expect(carSvg(carImage({ seed: 8 }))).not.toBe(carSvg(carImage()));
});

it('returns one shape for cars of one family, and different shapes for different families', () => {
  const shapeOf = (name: string, isElectric = false) => familyOf(bodyShapeOf('suv'), name, isElectric).shape;
  expect(shapeOf('Kia Sportage')).toEqual(shapeOf('Kia Sportage'));
  expect(shapeOf('Kia Sportage')).not.toEqual(shapeOf('Mazda CX-5'));
  const lengths = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => shapeOf(name).length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(100);
});

it('draws an electric car without a grille', () => {
  expect(['a', 'b', 'c'].map((name) => familyOf(bodyShapeOf('sedan'), name, true).shape.grille?.kind)).toEqual([
    'closed',
    'closed',
    'closed',
  ]);
  expect(['a', 'b', 'c'].map((name) => familyOf(bodyShapeOf('sedan'), name, false).shape.grille?.kind)).not.toContain('closed');
});

it('draws flags in the dealer\u2019s colour', () => {
  expect(carSvg(carImage({ setting: 'yard', accent: '#c8102e' }))).toContain('#c8102e');
  expect(carSvg(carImage({ setting: 'yard' }))).not.toContain('#c8102e');
});

it('contains no external resource: no link, script, font or image', () => {
  const svg = carSvg(carImage({ setting: 'yard' }));
  expect(svg).not.toMatch(/<script|<image|<text|<use|href=|@import|url\((?!#)/);
});

it.each(CAR_SETTINGS)('references only gradients, filters and clip paths that it defines, each once, in the setting %s', (setting) => {
  const svg = carSvg(carImage({ setting, body: 'ute', angle: 'rear-quarter' }));
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
])('returns for the body %s the shape of a %s', (words, name) => {
  expect(bodyShapeOf(words)).toBe(bodyShapeOf(name));
  expect(bodyShapeOf(words).length).toBeGreaterThan(4000);
});

it.each([
  ['Glacier White', (r: number, g: number, b: number) => Math.min(r, g, b) > 220],
  ['Ebony Black', (r: number, g: number, b: number) => Math.max(r, g, b) < 40],
  ['Inferno Red', (r: number, g: number, b: number) => r > 2 * Math.max(g, b)],
  ['Sunburst Yellow', (r: number, g: number, b: number) => Math.min(r, g) > 4 * b],
  ['Forest Green', (r: number, g: number, b: number) => g > 1.3 * Math.max(r, b)],
  ['Ocean Blue', (r: number, g: number, b: number) => b > 1.5 * Math.max(r, g)],
])('returns a matching paint for %s', (name, holds) => {
  const [r, g, b] = paintOf(name).base;
  expect(holds(r, g, b)).toBe(true);
});

it('draws a covered car as the placeholder for a missing photo', () => {
  expect(parsed(photoComingSvg()).querySelector('parsererror')).toBeNull();
  expect(photoComingSvg()).not.toContain('<text');
});
