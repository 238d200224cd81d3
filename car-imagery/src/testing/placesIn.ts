import type { Point } from '../vectors';

/** Every place that the outlines of a drawing go through; they are written as ways from one to the next. */
export function placesIn(svg: string): Point[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => {
    let [x, y] = [0, 0];
    return [...d.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, step, across, down]): Point => {
      [x, y] = step === 'M' ? [Number(across), Number(down)] : [x + Number(across), y + Number(down)];
      return [x, y];
    });
  });
}
