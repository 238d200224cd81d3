import { HEIGHT, pathOf, WIDTH } from './canvas';
import { roundedOutline, simplified } from './curves';
import type { Point } from './vectors';

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const stopsOf = (stops: Stops) =>
  stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`).join('');

/** A gradient from top to bottom, or as `how` says. */
export const linear = (id: string, stops: Stops, how = 'x2="0" y2="1"') => `<linearGradient id="${id}" ${how}>${stopsOf(stops)}</linearGradient>`;
export const radial = (id: string, stops: Stops, how = '') => `<radialGradient id="${id}" ${how}>${stopsOf(stops)}</radialGradient>`;

/** A band over the whole width, a little wider than the picture so that blurred edges stay outside. */
export const band = (top: number, bottom: number, fill: string, more = '') =>
  `<path d="M-60 ${Math.round(top)}H${WIDTH + 60}V${Math.round(Math.min(bottom, HEIGHT + 60))}H-60z" fill="${fill}"${more}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<path d="M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z" fill="${fill}"${more}/>`;

export const spot = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${fill}"${more}/>`;

/** Out of the lens' focus, by pixels; only the band between two heights is worked on. */
export const outOfFocus = (id: string, by: number, top: number, bottom: number) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-50" y="${Math.round(top)}" width="${WIDTH + 100}" height="${Math.round(bottom - top)}"><feGaussianBlur stdDeviation="${by}"/></filter>`;

/** A closed outline through corners. */
export const area = (corners: readonly Point[], fill: string, more = '') => `<path d="${pathOf(corners)}" fill="${fill}"${more}/>`;

/** A closed outline through corners that are rounded by so many pixels. */
export const soft = (corners: readonly Point[], radius: number, fill: string, more = '') => area(simplified(roundedOutline(corners, radius), 0.3), fill, more);

/** Corners of an upright rectangle. */
export const corners = (x: number, y: number, width: number, height: number): Point[] => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
