import { pathOf, type Canvas } from './canvas';
import { simplified } from './curves';
import { gradientStops, type ColourStop, type Stop } from './gradientStops';
import { shade, type Environment } from './light';
import { hex, scale, type Paint } from './paint';
import type { Surface } from './surface';
import { cross, dot, minus, smoothstep, unit, type Point, type Vector } from './vectors';

/** The paint at a point of the surface. */
export type PaintAt = (point: Vector) => Paint;

/** Largest distance of a line from its chord for one linear gradient: in pixels, and as a share of its length. */
const STRAIGHTNESS = { least: 5, share: 0.1 };

/** Largest distance in pixels between a strip's edge and its simplification; the stroke covers it. */
const TOLERANCE = 0.6;

interface Strip {
  distance: number;
  markup: (id: string) => string;
}

const midpoint = (a: Vector, b: Vector): Vector => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

const minusFlat = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

const flatMidpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

type Range = readonly [start: number, end: number];

/** Ranges of a ring whose quads face the eye (back-face culling). */
function frontFacingRanges(last: number, faces: (index: number) => boolean): Range[] {
  const ranges: [number, number][] = [];
  for (let index = 0; index < last; index++) {
    if (!faces(index)) continue;
    const current = ranges.at(-1);
    if (current?.[1] === index) current[1] = index + 1;
    else ranges.push([index, index + 1]);
  }
  return ranges;
}

/** A range divided into straight segments, because a gradient is linear. */
function straightSegments(line: readonly Point[], [start, end]: Range): Range[] {
  const [[x0, y0], [x1, y1]] = [line[start] as Point, line[end] as Point];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  let [maxDistance, split] = [Math.max(STRAIGHTNESS.least, length * STRAIGHTNESS.share), -1];
  for (let index = start + 1; index < end; index++) {
    const [x, y] = line[index] as Point;
    const distance = Math.abs((x - x0) * dy - (y - y0) * dx) / length;
    if (distance > maxDistance) [maxDistance, split] = [distance, index];
  }
  return split < 0 ? [[start, end]] : [...straightSegments(line, [start, split]), ...straightSegments(line, [split, end])];
}

/** The underside of a shell that is above the eye, as one flat polygon. */
function undersideMarkup(surface: Surface, canvas: Canvas): string {
  const edges = surface.stations().map((x) => {
    const ring = surface.ring(x);
    return [ring[0], ring.at(-1)] as [Vector, Vector];
  });
  if (edges.some(([[, low]]) => low < canvas.camera.eye[1])) return '';
  return `<path d="${canvas.path([...edges.map(([near]) => near), ...edges.map(([, far]) => far).toReversed()])}" fill="#6f7376"/>`;
}

/**
 * The visible surface as strips across the car, each filled with a linear gradient of shaded colours; painted from back to front.
 * `prefix` makes the ids of the gradients unique.
 */
export function skinMarkup(surface: Surface, canvas: Canvas, environment: Environment, paintAt: PaintAt, prefix: string): string {
  const stations = surface.stations();
  const rings = stations.map((x) => surface.ring(x));
  const lows = stations.map((x) => surface.bottomAt(x));
  const projected = rings.map((ring) => ring.map((point) => canvas.project(point)));
  const { eye } = canvas.camera;
  const strips: Strip[] = [];

  for (let station = 0; station + 1 < rings.length; station++) {
    const [here, next] = [rings[station] as Vector[], rings[station + 1] as Vector[]];
    const [flatHere, flatNext] = [projected[station] as Point[], projected[station + 1] as Point[]];
    const low = lows[station] as number;
    const last = here.length - 1;
    const middle = here.map((point, index) => midpoint(point, next[index] as Vector));
    const faces = (index: number) => {
      const [a, b, c, d] = [here[index], next[index], next[index + 1], here[index + 1]] as [Vector, Vector, Vector, Vector];
      return dot(cross(minus(b, d), minus(c, a)), minus(midpoint(a, c), eye)) < 0;
    };
    const colourAt = (index: number) => {
      const point = middle[index] as Vector;
      const tangent = minus(next[index] as Vector, here[index] as Vector);
      const up = minus(middle[Math.min(last, index + 1)] as Vector, middle[Math.max(0, index - 1)] as Vector);
      const normal = unit(cross(tangent, up));
      const light = shade(normal, unit(minus(point, eye)), paintAt(point), environment);
      // Ambient occlusion near the ground.
      return scale(light, 0.58 + 0.42 * smoothstep(-20, 300, point[1] - low));
    };
    const line = flatHere.map((point, index) => flatMidpoint(point, flatNext[index] as Point));
    for (const [start, end] of frontFacingRanges(last, faces).flatMap((range) => straightSegments(line, range))) {
      const outline = [
        ...simplified(flatHere.slice(start, end + 1), TOLERANCE),
        ...simplified(flatNext.slice(start, end + 1).toReversed(), TOLERANCE),
      ];
      const colours = line.slice(start, end + 1).map((at, step): ColourStop => ({ at, colour: colourAt(start + step) }));
      const { axis, stops } = gradientStops(
        colours,
        minusFlat(flatNext[(start + end) >> 1] as Point, flatHere[(start + end) >> 1] as Point),
      );
      const centre = middle[(start + end) >> 1] as Vector;
      strips.push({
        distance: Math.hypot(...minus(centre, eye)),
        markup: (id) => {
          const solid = stops.length === 1 ? hex((stops[0] as Stop).colour) : '';
          const fill = solid || `url(#${id})`;
          const stopsMarkup = stops.map(({ offset, colour }) => `<stop offset="${offset}" stop-color="${hex(colour)}"/>`).join('');
          return [
            `${solid ? '' : `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${axis}>${stopsMarkup}</linearGradient>`}`,
            `<path d="${pathOf(outline)}" fill="${fill}" stroke="${fill}"/>`,
          ].join('');
        },
      });
    }
  }
  // Strokes cover the seams between neighbouring strips; the filter blends one strip into the next.
  const sorted = strips.toSorted((one, other) => other.distance - one.distance);
  return [
    `<g stroke-width="2.4" stroke-linejoin="round" filter="url(#polish)">${undersideMarkup(surface, canvas)}`,
    `${sorted.map(({ markup }, index) => markup(`${prefix}${index}`)).join('')}</g>`,
  ].join('');
}
