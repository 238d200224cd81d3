import { bodyShapeOf } from './bodies';
import type { BodyShape, Shell } from './body';
import { cameraAround } from './camera';
import { Canvas, HEIGHT, WIDTH } from './canvas';
import { noseMarkup, tailMarkup } from './ends';
import { endGlassMarkup, sideGlassMarkup } from './glass';
import { chassisMarkup, drawbarMarkup, shadowMarkup } from './ground';
import { lit } from './light';
import { meshMarkup } from './mesh';
import { paintOf, type Paint } from './paint';
import { pick, seededRandom } from './seededRandom';
import { backgroundMarkup, SURROUNDINGS, type CarSetting } from './settings';
import { sharedDefs } from './sharedDefs';
import { Surface } from './surface';
import { archesMarkup, claddingMarkup, doorsMarkup, mirrorMarkup, railsMarkup, stripeMarkup, bonnetMarkup, wheelOpening } from './trim';
import { minus, unit, type Vector } from './vectors';
import { farWheelMarkup, nearWheelMarkup, type RimDesign } from './wheels';

export type { CarSetting } from './settings';
export type CarAngle = 'front-quarter' | 'side' | 'rear-quarter';

export interface CarPicture {
  /** As a dealer words it: 'Dual Cab Utility'. */
  body: string;
  /** As a dealer words it: 'Glacier White'. */
  colour: string;
  angle: CarAngle;
  setting: CarSetting;
  /** The same seed gives the same picture. */
  seed: number | string;
}

const TURNS: Readonly<Record<CarAngle, number>> = { 'front-quarter': 0.82, side: 0, 'rear-quarter': -0.84 };

const RIMS: readonly [RimDesign, ...RimDesign[]] = [
  { spokes: 5, hub: 0.13, tip: 0.075, isTwin: true, isDark: false },
  { spokes: 10, hub: 0.07, tip: 0.05, isTwin: false, isDark: false },
  { spokes: 5, hub: 0.17, tip: 0.11, isTwin: false, isDark: true },
  { spokes: 7, hub: 0.09, tip: 0.085, isTwin: false, isDark: false },
  { spokes: 6, hub: 0.1, tip: 0.06, isTwin: true, isDark: true },
];

const WHITE: Paint = { base: [236, 237, 236], flake: 0.05 };
const ALLOY: Paint = { base: [168, 172, 176], flake: 0.9 };
const CLOTH: Paint = { base: [26, 27, 29], flake: 0 };

function finishOf(shell: Shell, shape: BodyShape, paint: Paint): (place: Vector) => Paint {
  const own = shell.finish === 'white' ? WHITE : shell.finish === 'alloy' ? ALLOY : paint;
  const { clothRoof } = shape;
  if (!clothRoof) return () => own;
  return ([x, y]) => (x > clothRoof.from && x < clothRoof.to && y > 955 ? CLOTH : own);
}

/** Corners of everything that must be in the picture. */
function extentOf(surfaces: readonly Surface[], { wheels, drawbar }: BodyShape): Vector[] {
  const rings = surfaces.flatMap((surface) => surface.stations().filter((_x, index) => index % 4 === 0).flatMap((x) => surface.ring(x)));
  const half = Math.max(...surfaces.map(({ shell }) => shell.width)) / 2;
  const feet = wheels.flatMap(({ x }): Vector[] => [[x, 0, half - 30], [x, 0, -half + 30]]);
  return [...rings, ...feet, ...(drawbar ? ([[-drawbar, 450, 0]] as Vector[]) : [])];
}

/**
 * A picture of a car that does not exist, 1600 x 1067, as SVG: modelled from its body's lines, lit by its setting.
 * Pure and deterministic. The car faces left; its number plate is made up.
 */
export function carSvg({ body, colour, angle, setting, seed }: CarPicture): string {
  const random = seededRandom(seed);
  const shape = bodyShapeOf(body);
  const paint = paintOf(colour);
  const surfaces = shape.shells.map((shell) => new Surface(shell));
  const [first] = surfaces as [Surface, ...Surface[]];
  const last = surfaces.at(-1) as Surface;

  const tallest = Math.max(...shape.shells.flatMap(({ top }) => top.map(([, y]) => y)));
  const turn = TURNS[angle] + (angle === 'side' ? 0 : (random() - 0.5) * 0.14);
  const distance = 8200 + Math.max(0, shape.length - 4600) * 1.6;
  const camera = cameraAround([shape.length / 2, tallest * 0.42, 0], distance, turn, angle === 'side' ? 1250 : 1480 + random() * 220);
  const floor = angle === 'side' ? 830 : 862;
  const canvas = new Canvas(camera, extentOf(surfaces, shape), { widest: angle === 'side' ? 1340 : 1230, highest: 620, floor });

  const onSide = (x: number, y: number): Vector => {
    const candidates = surfaces.filter(({ shell }) => x >= shell.from && x <= shell.to);
    const places = (candidates.length ? candidates : [first]).map((surface) => surface.onSide(x, y));
    return places.reduce((outer, place) => (Math.abs(place[1] - y) < 1 && place[2] > outer[2] ? place : outer));
  };
  const lowAt = (x: number) => Math.min(...surfaces.filter(({ shell }) => x >= shell.from && x <= shell.to).map((surface) => surface.bottomAt(x)));
  const around = SURROUNDINGS[setting];
  const facing = unit([0, 0.12, 1]);
  const ownPaint = shape.shells[0]?.finish === 'white' ? WHITE : paint;
  const sidePaint: Paint = { ...paint, base: lit(facing, unit(minus([shape.length / 2, 700, 900], camera.eye)), ownPaint, around) };
  const rim = pick(random, RIMS);
  const rimTurn = random() * Math.PI;
  const plate = `DEM 0${Math.floor(10 + random() * 90)}`;
  const track = (x: number) => Math.min(onSide(x, 500)[2], first.shell.width / 2 + 60) - 30;
  const nearWheels = shape.wheels.toSorted((a, b) => (turn >= 0 ? b.x - a.x : a.x - b.x));
  const showsNose = turn > 0;

  const car = [
    ...shape.wheels.map((wheel) => farWheelMarkup(wheel, track(wheel.x), canvas)),
    drawbarMarkup(shape, canvas),
    chassisMarkup(shape, lowAt, canvas),
    ...(turn >= 0 ? surfaces.toReversed() : surfaces).map((surface) => meshMarkup(surface, canvas, around, finishOf(surface.shell, shape, paint))),
    stripeMarkup(shape, canvas, onSide, paint),
    claddingMarkup(shape, first, canvas, onSide),
    archesMarkup(shape, lowAt, onSide, canvas),
    showsNose ? bonnetMarkup(shape, first, canvas) : '',
    doorsMarkup(shape, surfaces, canvas, onSide, sidePaint),
    shape.windscreen ? endGlassMarkup(first, shape.windscreen, canvas, 'front') : '',
    shape.rearWindow ? endGlassMarkup(first, shape.rearWindow, canvas, 'rear') : '',
    sideGlassMarkup(shape, onSide, canvas),
    railsMarkup(shape, first, canvas),
    noseMarkup(shape, first, canvas, plate),
    tailMarkup(shape, last, canvas, plate),
    ...nearWheels.map((wheel) => nearWheelMarkup(wheel, track(wheel.x), canvas, rim, rimTurn, wheelOpening(wheel, lowAt(wheel.x), onSide, canvas))),
    mirrorMarkup(shape, canvas, onSide, sidePaint),
  ].join('');

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    sharedDefs(canvas.scale),
    backgroundMarkup(setting, floor, random),
    shadowMarkup(shape, canvas, setting),
    `<g id="car">${car}</g>`,
    setting === 'dusk' ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ff9d5c" fill-opacity=".07"/>` : '',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`,
    '</svg>',
  ].join('');
}
