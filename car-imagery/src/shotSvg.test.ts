/** @jest-environment jsdom */
import { CAR_ANGLES } from './angles';
import { DETAILS } from './detailSvg';
import { INTERIORS } from './interiorSvg';
import { kilometresOf } from './interiors/dials';
import { shotSvg, type CarShot, type CarView } from './shotSvg';

const VIEWS: readonly CarView[] = [...CAR_ANGLES, ...DETAILS, ...INTERIORS];
const BODIES = ['SUV', 'Dual Cab Utility', 'Caravan'];
const shot = (over: Partial<CarShot> = {}): CarShot => ({
  view: 'dashboard',
  body: 'SUV',
  colour: 'Blue',
  setting: 'yard',
  seed: 3,
  ...over,
});

it.each(VIEWS)('draws the view %s of cars, work vehicles and caravans as well-formed SVG of 1600 x 1067', (view) => {
  for (const body of BODIES) {
    const svg = shotSvg(shot({ view, body, km: 38_412, trim: 'Tan' }));
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.querySelector('parsererror')).toBeNull();
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['1600', '1067']);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|<use|href=/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  }
});

it('returns the same image each time, and a different image for every view', () => {
  expect(new Set(VIEWS.map((view) => shotSvg(shot({ view })))).size).toBe(VIEWS.length);
  expect(shotSvg(shot({ view: 'wheel' }))).toBe(shotSvg(shot({ view: 'wheel' })));
});

it.each(['dashboard', 'cluster'] as const)('draws the odometer reading of the car in the %s, and none when it is missing', (view) => {
  expect(kilometresOf(138_412)).toBe('138 412 KM');
  expect(kilometresOf(86)).toBe('86 KM');
  const [one, other, none] = [shotSvg(shot({ view, km: 38_412 })), shotSvg(shot({ view, km: 38_413 })), shotSvg(shot({ view }))];
  expect(other).not.toBe(one);
  expect(none.length).toBeLessThan(one.length);
});

it.each([
  ['paint', 'boot', { colour: 'Red' }],
  ['trim', 'dashboard', { trim: 'Beige' }],
  ['the dealer\u2019s colour', 'living', { accent: '#2c6a4c' }],
] as const)('draws the %s of the car in the %s', (_what, view, over) => {
  expect(shotSvg(shot({ view, ...over }))).not.toBe(shotSvg(shot({ view })));
});

it('draws details close up: less than half of the width of the car\u2019s image', () => {
  for (const view of DETAILS) {
    const [, , width = 1600] = (/viewBox="([^"]+)"/.exec(shotSvg(shot({ view })))?.[1] ?? '').split(' ').map(Number);
    expect(width).toBeLessThan(800);
  }
});
