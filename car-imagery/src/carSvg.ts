import { VIEWPOINTS, type CarAngle, type Viewpoint } from './angles';
import { bodyShapeOf } from './bodies';
import type { BodyShape } from './body';
import { cameraAround } from './camera';
import { Canvas, HEIGHT, WIDTH } from './canvas';
import { carMarkup, sidePaintOf, type CarDrawing } from './carMarkup';
import { familyOf } from './families';
import type { Environment } from './light';
import { paintOf } from './paint';
import { demoPlate } from './plate';
import { seededRandom } from './seededRandom';
import { backgroundMarkup } from './settings/backgroundMarkup';
import { ENVIRONMENTS, type CarSetting } from './settings/setting';
import { floorReflectionMarkup, shadowMarkup } from './shadow';
import { sharedDefs } from './sharedDefs';
import { Surface } from './surface';
import { lerp, type Vector } from './vectors';

/** The appearance of a car, independent of the view. */
export interface CarLook {
  /** Free text of a dealer: 'Dual Cab Utility'. */
  body: string;
  /** Free text of a dealer: 'Glacier White'. */
  colour: string;
  setting: CarSetting;
  /** The same seed gives the same image. */
  seed: number | string;
  /** Cars of one family share proportions, lamps, grille and wheels; without it the seed decides. */
  family?: number | string;
  /** An electric car has no grille. */
  isElectric?: boolean;
  /** The dealer's colour on flags and walls, '#rrggbb'. */
  accent?: string;
  /** Number plate of the demonstration, or null for a car without plates; without it the seed decides. */
  plate?: string | null;
}

export interface CarImage extends CarLook {
  angle: CarAngle;
}

/** The accent of a dealer without a colour of its own. */
export const NEUTRAL_ACCENT = '#3f5f7d';
const FLOOR = 905;

/** Points of the car that must be inside the image. */
function extentOf(surfaces: readonly Surface[], { wheels, drawbar }: BodyShape): Vector[] {
  const rings = surfaces.flatMap((surface) =>
    surface
      .stations()
      .filter((_x, index) => index % 3 === 0)
      .flatMap((x) => surface.ring(x)),
  );
  const half = Math.max(...surfaces.map(({ shell }) => shell.width)) / 2;
  const contacts = wheels.flatMap(({ x }): Vector[] => [
    [x, 0, half - 30],
    [x, 0, -half + 30],
  ]);
  return [...rings, ...contacts, ...(drawbar ? ([[-drawbar, 450, 0]] as Vector[]) : [])];
}

/** The sun stays behind the camera: its direction rotates by 70 % of the azimuth. */
function environmentFor(environment: Environment, azimuth: number): Environment {
  const [x, y, z] = environment.sun;
  const [sin, cos] = [Math.sin(azimuth * 0.7), Math.cos(azimuth * 0.7)];
  return { ...environment, sun: [x * cos - z * sin, y, z * cos + x * sin] };
}

/** The markup of a car in its setting, and the canvas that projects points of the car into the image. */
export interface Scene {
  markup: string;
  canvas: Canvas;
  shape: BodyShape;
}

/** Draws the car and its setting from a viewpoint. */
export function sceneFrom(
  { body, colour, setting, seed, family = seed, isElectric = false, accent = NEUTRAL_ACCENT, plate }: CarLook,
  viewpoint: Viewpoint,
): Scene {
  const random = seededRandom(seed);
  const { shape, rim } = familyOf(bodyShapeOf(body), family, isElectric);
  const surfaces = shape.shells.map((shell) => new Surface(shell)) as [Surface, ...Surface[]];
  const wheelRotation = random() * Math.PI;
  const example = demoPlate(random);
  const car: CarDrawing = { shape, surfaces, rim, paint: paintOf(colour), wheelRotation, plate: plate === undefined ? example : plate };

  const tallest = Math.max(...shape.shells.flatMap(({ top }) => top.map(([, y]) => y)));
  const distance = 7900 + Math.max(0, shape.length - 4600) * 1.6;
  const azimuth = viewpoint.azimuth + (random() - 0.5) * viewpoint.azimuthRange;
  const camera = cameraAround([shape.length / 2, tallest * 0.42, 0], distance, azimuth, viewpoint.height + random() * 120);
  const floor = lerp(FLOOR, FLOOR - 70, Math.min(1, Math.abs(Math.cos(azimuth))));
  const canvas = new Canvas(camera, extentOf(surfaces, shape), {
    maxWidth: viewpoint.maxWidth,
    maxHeight: viewpoint.maxHeight,
    floor,
    isMirrored: viewpoint.isMirrored,
  });
  const environment = environmentFor(ENVIRONMENTS[setting], azimuth);
  const { base } = sidePaintOf(car, canvas, environment);

  return {
    markup: [
      sharedDefs(),
      backgroundMarkup(setting, { horizon: canvas.horizon, floor, random, accent }),
      shadowMarkup(shape, canvas, setting),
      floorReflectionMarkup(shape, canvas, setting, base),
      `<g id="car">${carMarkup(car, canvas, environment)}</g>`,
      setting === 'dusk' ? `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="#ff9d5c" fill-opacity=".06"/>` : '',
    ].join(''),
    canvas,
    shape,
  };
}

/** An SVG document of 1600 x 1067; `viewBox` crops it. */
export const svgOf = (markup: string, viewBox = `0 0 ${WIDTH} ${HEIGHT}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${viewBox}">${markup}</svg>`;

/**
 * The image of a fictitious car, 1600 x 1067, as SVG: a model of its body, shaded in the environment of its setting.
 * Pure and deterministic. The kerb's side faces left; the number plate is fictitious.
 */
export function carSvg({ angle, ...look }: CarImage): string {
  const { markup } = sceneFrom(look, VIEWPOINTS[angle]);
  return svgOf(`${markup}<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#vignette)"/>`);
}
