import { clamp, type Point } from './vectors';

/** Monotone cubic interpolation of a height over x: it passes through the points and never overshoots them (Fritsch-Carlson). */
export function monotoneCubic(points: readonly Point[]): (x: number) => number {
  const slopes = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index] as Point;
    return (y - y0) / (x - x0 || 1);
  });
  const tangents = points.map((_point, index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const [first, last] = [points[0] as Point, points.at(-1) as Point];

  return (x) => {
    if (x <= first[0]) return first[1];
    if (x >= last[0]) return last[1];
    const next = points.findIndex(([each]) => each >= x);
    const [x0, y0] = points[next - 1] as Point;
    const [x1, y1] = points[next] as Point;
    const width = x1 - x0;
    const t = (x - x0) / width;
    const [m0, m1] = [(tangents[next - 1] ?? 0) * width, (tangents[next] ?? 0) * width];
    return (2 * t ** 3 - 3 * t ** 2 + 1) * y0 + (t ** 3 - 2 * t ** 2 + t) * m0 + (3 * t ** 2 - 2 * t ** 3) * y1 + (t ** 3 - t ** 2) * m1;
  };
}

/** Points of the Catmull-Rom spline through the given points, `steps` per segment. */
export function catmullRom(points: readonly Point[], steps: number): Point[] {
  const at = (index: number) => points[clamp(index, 0, points.length - 1)] as Point;
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const through = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
      line.push([through(p0[0], p1[0], p2[0], p3[0]), through(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  return [...line, at(points.length - 1)];
}

/** An outline with rounded corners: each becomes a quadratic Bézier curve that starts and ends `radius` from it. */
export function roundedOutline(corners: readonly Point[], radius: number, steps = 5): Point[] {
  return corners.flatMap((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] as Point;
    const after = corners[(index + 1) % corners.length] as Point;
    const towards = (other: Point): Point => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1;
      const share = Math.min(radius, length * 0.45) / length;
      return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share];
    };
    const [start, end] = [towards(before), towards(after)];
    return Array.from({ length: steps + 1 }, (_each, step): Point => {
      const t = step / steps;
      const bezier = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return [bezier(start[0], corner[0], end[0]), bezier(start[1], corner[1], end[1])];
    });
  });
}

/** Subdivides the straight edges of an outline, so that it follows the surface it is projected onto. */
export function subdividedOutline(outline: readonly Point[], maxLength: number, isClosed = true): Point[] {
  return outline.flatMap((from, index) => {
    const to = outline[index + 1] ?? (isClosed ? outline[0] : undefined);
    if (!to) return [from];
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / maxLength));
    return Array.from({ length: parts }, (_each, part): Point => [
      from[0] + ((to[0] - from[0]) * part) / parts,
      from[1] + ((to[1] - from[1]) * part) / parts,
    ]);
  });
}

/** The polyline with fewer points, within a distance of `tolerance` of the original (Douglas-Peucker). */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [maxDistance, split] = [tolerance, -1];
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index] as Point;
    const distance = length < 1e-6 ? Math.hypot(x - first[0], y - first[1]) : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length;
    if (distance > maxDistance) [maxDistance, split] = [distance, index];
  }
  if (split < 0) return [first, last];
  return [...simplified(line.slice(0, split + 1), tolerance), ...simplified(line.slice(split), tolerance).slice(1)];
}

/** The convex hull of points (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const orientation = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && orientation(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
