import type { Canvas } from './canvas';
import { pathOf } from './canvas';
import { GLYPHS } from './glyphs';
import type { Point, Vector } from './vectors';

/** Half of the size of an Australian number plate in mm. */
export const PLATE = { halfWidth: 186, halfHeight: 67 } as const;

/** Plates of the demonstration, which no state issues: three letters and four digits. */
const DEMO_PLATE = /^DEM 0\d{3}$/;

/** Whether a plate is one of the demonstration: no image has the plate of a car that exists. */
export const isDemoPlate = (plate: string): boolean => DEMO_PLATE.test(plate);

/** A plate of the demonstration for a picture of no particular car. */
export const demoPlate = (random: () => number): string => `DEM 0${Math.floor(10 + random() * 90)}`;

/** A number plate, given by three of its corners as seen: upper left, upper right, lower left. */
export function plateMarkup(text: string, [topLeft, topRight, bottomLeft]: readonly [Vector, Vector, Vector], canvas: Canvas): string {
  const [[x0, y0], [x1, y1], [x2, y2]] = [canvas.project(topLeft), canvas.project(topRight), canvas.project(bottomLeft)];
  const pointAt = (u: number, v: number): Point => [x0 + (x1 - x0) * u + (x2 - x0) * v, y0 + (y1 - y0) * u + (y2 - y0) * v];
  const size = Math.hypot(x2 - x0, y2 - y0);
  const pitch = Math.min(0.118, 0.88 / text.length);
  const start = 0.5 - (text.length * pitch) / 2 + 0.02;
  const strokes = [...text].flatMap((character, index) =>
    (GLYPHS[character] ?? []).map((line) =>
      pathOf(
        line.map(([x, y]) => pointAt(start + index * pitch + (x / 4) * pitch * 0.66, 0.24 + (y / 6) * 0.52)),
        false,
      ),
    ),
  );
  const face = pathOf([pointAt(0, 0), pointAt(1, 0), pointAt(1, 1), pointAt(0, 1)]);
  return [
    `<path d="${face}" fill="#f4f2e8" stroke="#23262a" stroke-width="${(size * 0.06).toFixed(1)}" stroke-linejoin="round"/>`,
    `<path d="${strokes.join('')}" fill="none" stroke="#16243f" stroke-width="${(size * 0.085).toFixed(1)}" stroke-linecap="round"`,
    ' stroke-linejoin="round"/>',
  ].join('');
}
