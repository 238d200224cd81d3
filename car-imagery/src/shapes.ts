import { HEIGHT, pathOf, WIDTH } from './canvas';
import { roundedOutline, simplified } from './curves';
import type { Point } from './vectors';

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const stopsOf = (stops: Stops) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A linear gradient from top to bottom, or with other attributes. */
export const linearGradient = (id: string, stops: Stops, attributes = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${attributes}>${stopsOf(stops)}</linearGradient>`;
export const radialGradient = (id: string, stops: Stops, attributes = '') =>
  `<radialGradient id="${id}" ${attributes}>${stopsOf(stops)}</radialGradient>`;

/** A band over the whole width, wider than the image so that blurred edges stay outside. */
export const band = (top: number, bottom: number, fill: string, attributes = '') =>
  `<path d="M-60 ${Math.round(top)}H${WIDTH + 60}V${Math.round(Math.min(bottom, HEIGHT + 60))}H-60z" fill="${fill}"${attributes}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, attributes = '') =>
  [
    `<path d="M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z"`,
    ` fill="${fill}"${attributes}/>`,
  ].join('');

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${fill}"${attributes}/>`;

/** A Gaussian blur; its region is the band between two heights. */
export const blurFilter = (id: string, deviation: number, top: number, bottom: number) =>
  [
    `<filter id="${id}" filterUnits="userSpaceOnUse"`,
    ` x="-50" y="${Math.round(top)}" width="${WIDTH + 100}" height="${Math.round(bottom - top)}">`,
    `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  ].join('');

/** A polygon. */
export const polygon = (points: readonly Point[], fill: string, attributes = '') =>
  `<path d="${pathOf(points)}" fill="${fill}"${attributes}/>`;

/** A polygon with rounded corners. */
export const roundedPolygon = (points: readonly Point[], radius: number, fill: string, attributes = '') =>
  polygon(simplified(roundedOutline(points, radius), 0.3), fill, attributes);

/** The corners of a rectangle. */
export const rectPoints = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
