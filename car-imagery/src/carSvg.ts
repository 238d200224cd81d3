import { STANDPOINTS, type CarAngle, type Standpoint } from './angles';
import { bodyShapeOf } from './bodies';
import type { BodyShape } from './body';
import { cameraAround } from './camera';
import { Canvas, HEIGHT, WIDTH } from './canvas';
import { carMarkup, sidePaintOf, type CarDrawing } from './carMarkup';
import { familyOf } from './families';
import type { Surroundings } from './light';
import { paintOf } from './paint';
import { inventedPlate } from './plate';
import { seededRandom } from './seededRandom';
import { backgroundMarkup } from './settings/backgroundMarkup';
import { SURROUNDINGS, type CarSetting } from './settings/setting';
import { floorReflectionMarkup, shadowMarkup } from './shadow';
import { sharedDefs } from './sharedDefs';
import { Surface } from './surface';
import { lerp, type Vector } from './vectors';

/** What a picture shows, whatever it is taken from. */
export interface CarLook {
  /** As a dealer words it: 'Dual Cab Utility'. */
  body: string;
  /** As a dealer words it: 'Glacier White'. */
  colour: string;
  setting: CarSetting;
  /** The same seed gives the same picture. */
  seed: number | string;
  /** Cars of one family share proportions, lamps, grille and wheels; without it the seed decides. */
  family?: number | string;
  /** An electric car has no grille. */
  isElectric?: boolean;
  /** The dealer's colour on flags and walls, '#rrggbb'. */
  accent?: string;
}

export interface CarPicture extends CarLook {
  angle: CarAngle;
}

/** Of a dealer without a colour of its own. */
export const NEUTRAL_ACCENT = '#3f5f7d';
const FLOOR = 905;

/** Corners of everything that must be in the picture. */
function extentOf(surfaces: readonly Surface[], { wheels, drawbar }: BodyShape): Vector[] {
  const rings = surfaces.flatMap((surface) => surface.stations().filter((_x, index) => index % 3 === 0).flatMap((x) => surface.ring(x)));
  const half = Math.max(...surfaces.map(({ shell }) => shell.width)) / 2;
  const feet = wheels.flatMap(({ x }): Vector[] => [[x, 0, half - 30], [x, 0, -half + 30]]);
  return [...rings, ...feet, ...(drawbar ? ([[-drawbar, 450, 0]] as Vector[]) : [])];
}

/** Photographers keep the sun behind them: the light follows them most of their way around the car. */
function litFrom(around: Surroundings, turn: number): Surroundings {
  const [x, y, z] = around.sun;
  const [sine, cosine] = [Math.sin(turn * 0.7), Math.cos(turn * 0.7)];
  return { ...around, sun: [x * cosine - z * sine, y, z * cosine + x * sine] };
}

/** A car standing in its setting, and the canvas that knows where its places are in the picture. */
export interface Scene {
  markup: string;
  canvas: Canvas;
  shape: BodyShape;
}

/** The car with all that surrounds it, seen from a standpoint. */
export function sceneFrom({ body, colour, setting, seed, family = seed, isElectric = false, accent = NEUTRAL_ACCENT }: CarLook, stand: Standpoint): Scene {
  const random = seededRandom(seed);
  const { shape, rim } = familyOf(bodyShapeOf(body), family, isElectric);
  const surfaces = shape.shells.map((shell) => new Surface(shell)) as [Surface, ...Surface[]];
  const car: CarDrawing = { shape, surfaces, rim, paint: paintOf(colour), roll: random() * Math.PI, plate: inventedPlate(random) };

  const tallest = Math.max(...shape.shells.flatMap(({ top }) => top.map(([, y]) => y)));
  const distance = 7900 + Math.max(0, shape.length - 4600) * 1.6;
  const turn = stand.turn + (random() - 0.5) * stand.sway;
  const camera = cameraAround([shape.length / 2, tallest * 0.42, 0], distance, turn, stand.height + random() * 120);
  const floor = lerp(FLOOR, FLOOR - 70, Math.min(1, Math.abs(Math.cos(turn))));
  const canvas = new Canvas(camera, extentOf(surfaces, shape), { widest: stand.widest, highest: stand.highest, floor, isMirrored: stand.isMirrored });
  const around = litFrom(SURROUNDINGS[setting], turn);
  const { base } = sidePaintOf(car, canvas, around);

  return {
    markup: [
      sharedDefs(),
      backgroundMarkup(setting, { horizon: canvas.horizon, floor, random, accent }),
      shadowMarkup(shape, canvas, setting),
      floorReflectionMarkup(shape, canvas, setting, base),
      `<g id="car">${carMarkup(car, canvas, around)}</g>`,
      setting === 'dusk' ? `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="#ff9d5c" fill-opacity=".06"/>` : '',
    ].join(''),
    canvas,
    shape,
  };
}

/** A part of the drawing as a picture of its own, 1600 x 1067. */
export const svgOf = (markup: string, viewBox = `0 0 ${WIDTH} ${HEIGHT}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${viewBox}">${markup}</svg>`;

/**
 * A picture of a car that does not exist, 1600 x 1067, as SVG: modelled from its body's lines, lit by its setting.
 * Pure and deterministic. The kerb's side faces left; its number plate is made up.
 */
export function carSvg({ angle, ...look }: CarPicture): string {
  const { markup } = sceneFrom(look, STANDPOINTS[angle]);
  return svgOf(`${markup}<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#vignette)"/>`);
}
