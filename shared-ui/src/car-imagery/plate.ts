import type { Canvas } from './canvas';
import { pathOf } from './canvas';
import type { Point, Vector } from './vectors';

/** Strokes on a grid 4 wide and 6 high: the few signs that a made-up plate needs, so that no font is. */
const SIGNS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  D: [[[0, 0], [2.6, 0], [4, 1.4], [4, 4.6], [2.6, 6], [0, 6], [0, 0]]],
  E: [[[4, 0], [0, 0], [0, 6], [4, 6]], [[0, 3], [3.2, 3]]],
  M: [[[0, 6], [0, 0], [2, 3], [4, 0], [4, 6]]],
  '0': [[[1, 0], [3, 0], [4, 1], [4, 5], [3, 6], [1, 6], [0, 5], [0, 1], [1, 0]]],
  '1': [[[1, 1], [2.2, 0], [2.2, 6]]],
  '2': [[[0, 1], [1, 0], [3, 0], [4, 1], [4, 2.4], [0, 6], [4, 6]]],
  '3': [[[0, 0], [4, 0], [2, 2.4], [3.2, 2.6], [4, 3.6], [4, 5], [3, 6], [1, 6], [0, 5]]],
  '4': [[[3, 6], [3, 0], [0, 4.2], [4, 4.2]]],
  '5': [[[4, 0], [0.3, 0], [0, 2.8], [2.8, 2.4], [4, 3.4], [4, 5], [3, 6], [1, 6], [0, 5]]],
  '6': [[[3.6, 0], [1.4, 0.8], [0, 3], [0, 5], [1, 6], [3, 6], [4, 5], [4, 3.8], [3, 2.8], [1, 2.8], [0, 3.8]]],
  '7': [[[0, 0], [4, 0], [1.6, 6]]],
  '8': [[[1, 0], [3, 0], [4, 1], [4, 2], [3, 2.9], [1, 2.9], [0, 2], [0, 1], [1, 0]], [[1, 2.9], [0, 3.9], [0, 5], [1, 6], [3, 6], [4, 5], [4, 3.9], [3, 2.9]]],
  '9': [[[0.4, 6], [2.6, 5.2], [4, 3], [4, 1], [3, 0], [1, 0], [0, 1], [0, 2.2], [1, 3.2], [3, 3.2], [4, 2.2]]],
  ' ': [],
};

/** Half of the size of an Australian plate in mm. */
export const PLATE = { halfWidth: 186, halfHeight: 67 } as const;

/** A made-up number plate on three of its corners: upper left, upper right, lower left as seen. */
export function plateMarkup(text: string, [topLeft, topRight, bottomLeft]: readonly [Vector, Vector, Vector], canvas: Canvas): string {
  const [[x0, y0], [x1, y1], [x2, y2]] = [canvas.at(topLeft), canvas.at(topRight), canvas.at(bottomLeft)];
  const place = (u: number, v: number): Point => [x0 + (x1 - x0) * u + (x2 - x0) * v, y0 + (y1 - y0) * u + (y2 - y0) * v];
  const size = Math.hypot(x2 - x0, y2 - y0);
  const start = 0.5 - (text.length * 0.118) / 2 + 0.02;
  const strokes = [...text].flatMap((sign, index) =>
    (SIGNS[sign] ?? []).map((line) =>
      pathOf(line.map(([x, y]) => place(start + index * 0.118 + (x / 4) * 0.078, 0.24 + (y / 6) * 0.52)), false),
    ),
  );
  const face = pathOf([place(0, 0), place(1, 0), place(1, 1), place(0, 1)]);
  return `<path d="${face}" fill="#f4f2e8" stroke="#23262a" stroke-width="${(size * 0.06).toFixed(1)}" stroke-linejoin="round"/><path d="${strokes.join('')}" fill="none" stroke="#16243f" stroke-width="${(size * 0.085).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
