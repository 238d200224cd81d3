import type { Point } from '../vectors';

/** The absolute coordinates of all points of the paths of a drawing. */
export function pointsIn(svg: string): Point[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => {
    let [x, y] = [0, 0];
    return [...d.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, command, dx, dy]): Point => {
      [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
      return [x, y];
    });
  });
}
