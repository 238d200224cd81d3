import type { BodyShape } from './body';
import { HEIGHT, WIDTH, type Canvas } from './canvas';
import { roundedOutline } from './curves';
import { hex, type Colour } from './paint';
import type { CarSetting } from './settings/setting';
import type { Point, Vector } from './vectors';

const OPACITY: Readonly<Record<CarSetting, number>> = { studio: 0.62, showroom: 0.6, yard: 0.78, dusk: 0.8 };
/** Reflectance of the floor: high for tiles, low for asphalt. */
const REFLECTANCE: Readonly<Record<CarSetting, number>> = { studio: 0.2, showroom: 0.3, yard: 0, dusk: 0.06 };
const widthOf = ({ shells }: BodyShape) => Math.max(...shells.map(({ width }) => width));

/** The shadow of the car in layers of growing size and blur, offset away from the sun; and the contact shadows of its tyres. */
export function shadowMarkup(shape: BodyShape, canvas: Canvas, setting: CarSetting): string {
  const half = widthOf(shape) / 2;
  const [first, last] = [
    Math.min(...shape.wheels.map(({ x, radius }) => x - radius)),
    Math.max(...shape.wheels.map(({ x, radius }) => x + radius)),
  ];
  const [front, back] = [Math.min(first - 80, 140), Math.max(last + 80, shape.length - 140)];
  const layer = (grow: number): string => {
    const [offsetX, offsetZ] = [grow > 0 ? grow * 0.3 : 0, grow > 0 ? grow * 0.25 : 0];
    const corners: Point[] = [
      [front - grow + offsetX, half - 70 + grow * 0.8 + offsetZ],
      [back + grow + offsetX, half - 70 + grow * 0.8 + offsetZ],
      [back + grow + offsetX, -half + 60 - grow * 0.8],
      [front - grow + offsetX, -half + 60 - grow * 0.8],
    ];
    return canvas.path(roundedOutline(corners, 260 + Math.max(0, grow)).map(([x, z]): Vector => [x, 0, z]));
  };
  const contacts = shape.wheels.flatMap(({ x, radius }) =>
    [half - 150, -half + 150].flatMap((z) =>
      [1, 0.7].map((share) => {
        const [reach, wide] = [radius * 0.95 * share, 190 * share];
        const corners: Point[] = [
          [x - reach, z + wide],
          [x + reach, z + wide],
          [x + reach, z - wide],
          [x - reach, z - wide],
        ];
        return canvas.path(roundedOutline(corners, 150 * share, 3).map(([px, pz]): Vector => [px, 0, pz]));
      }),
    ),
  );
  const top = Math.round(Math.min(canvas.project([front, 0, -half])[1], canvas.project([back, 0, -half])[1]) - 120);
  const blur = (id: string, deviation: number) =>
    [
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="-40" y="${top}" width="${WIDTH + 80}" height="${HEIGHT + 60 - top}">`,
      `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    ].join('');
  const opacity = OPACITY[setting];
  return [
    `<defs>${blur('soft', 24)}${blur('tight', 6)}</defs>`,
    `<path d="${layer(110)}" fill-opacity="${opacity}" filter="url(#soft)"/>`,
    `<g filter="url(#tight)"><path d="${layer(-130)}" fill-opacity="${opacity}"/><g fill-opacity=".5">`,
    `${contacts.map((d) => `<path d="${d}"/>`).join('')}</g></g>`,
  ].join('');
}

/** The reflection of the car's visible sides in a polished floor, fading downwards. */
export function floorReflectionMarkup(shape: BodyShape, canvas: Canvas, setting: CarSetting, side: Colour): string {
  const half = widthOf(shape) / 2 - 20;
  if (REFLECTANCE[setting] === 0) return '';
  const { eye } = canvas.camera;
  const deep = 560;
  const wall = (from: Vector, to: Vector) =>
    canvas.path([
      [from[0], -170, from[2]],
      [to[0], -170, to[2]],
      [to[0], -deep, to[2]],
      [from[0], -deep, from[2]],
    ]);
  const end = eye[0] < shape.length / 2 ? 60 : shape.length - 60;
  const sides = [
    ...(eye[2] > half ? [wall([60, 0, half], [shape.length - 60, 0, half])] : []),
    ...(eye[0] < 0 || eye[0] > shape.length ? [wall([end, 0, half], [end, 0, -half])] : []),
  ];
  const foot = canvas.project([eye[0] < shape.length / 2 ? 0 : shape.length, 0, half])[1];
  const low = canvas.project([eye[0] < shape.length / 2 ? 0 : shape.length, -deep, half])[1];
  const fade = (id: string, colour: string, opacity: number) =>
    [
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${Math.round(foot - 30)}" x2="0" y2="${Math.round(low)}">`,
      `<stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    ].join('');
  return [
    `<defs>${fade('mirror', hex(side), REFLECTANCE[setting])}</defs>`,
    `${sides.map((d) => `<path d="${d}" fill="url(#mirror)" filter="url(#soft)"/>`).join('')}`,
  ].join('');
}
