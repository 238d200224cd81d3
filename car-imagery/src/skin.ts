import { pathOf, type Canvas } from './canvas';
import { simplified } from './curves';
import { gradientStops, type ColourStop, type Stop } from './gradientStops';
import { lit, type Surroundings } from './light';
import { hex, scale, type Paint } from './paint';
import type { Surface } from './surface';
import { cross, dot, minus, smoothstep, unit, type Point, type Vector } from './vectors';

/** Where a patch has another finish than the shell's paint. */
export type PaintAt = (place: Vector) => Paint;

/** A line is straight enough for one gradient while it bends less than this, in pixels or as a share of its length. */
const BEND = { least: 5, share: 0.1 };

/** Pixels by which a strip's edge may leave its line to save bytes; its stroke hides it. */
const SLACK = 0.6;

interface Strip {
  distance: number;
  markup: (id: string) => string;
}

const between = (a: Vector, b: Vector): Vector => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

const minusFlat = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

type Run = readonly [start: number, end: number];

/** Stretches of a ring where its quads face the eye. */
function facingRuns(last: number, faces: (index: number) => boolean): Run[] {
  const runs: [number, number][] = [];
  for (let index = 0; index < last; index++) {
    if (!faces(index)) continue;
    const open = runs.at(-1);
    if (open?.[1] === index) open[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}

/** A run cut where its line bends, because a gradient is straight. */
function straightPieces(line: readonly Point[], [start, end]: Run): Run[] {
  const [[x0, y0], [x1, y1]] = [line[start] as Point, line[end] as Point];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  let [furthest, where] = [Math.max(BEND.least, length * BEND.share), -1];
  for (let index = start + 1; index < end; index++) {
    const [x, y] = line[index] as Point;
    const away = Math.abs((x - x0) * dy - (y - y0) * dx) / length;
    if (away > furthest) [furthest, where] = [away, index];
  }
  return where < 0 ? [[start, end]] : [...straightPieces(line, [start, where]), ...straightPieces(line, [where, end])];
}

/** The underside of a shell that hangs above the eye: flat, and in its own shade. */
function undersideMarkup(surface: Surface, canvas: Canvas): string {
  const edges = surface.stations().map((x) => {
    const ring = surface.ring(x);
    return [ring[0], ring.at(-1)] as [Vector, Vector];
  });
  if (edges.some(([[, low]]) => low < canvas.camera.eye[1])) return '';
  return `<path d="${canvas.path([...edges.map(([near]) => near), ...edges.map(([, far]) => far).toReversed()])}" fill="#6f7376"/>`;
}

/**
 * The visible skin as strips across the car, each with one gradient of the colours that light gives along it; far ones first.
 * `prefix` keeps the gradients of several skins apart.
 */
export function skinMarkup(surface: Surface, canvas: Canvas, around: Surroundings, paintAt: PaintAt, prefix: string): string {
  const stations = surface.stations();
  const rings = stations.map((x) => surface.ring(x));
  const lows = stations.map((x) => surface.bottomAt(x));
  const flat = rings.map((ring) => ring.map((place) => canvas.at(place)));
  const { eye } = canvas.camera;
  const strips: Strip[] = [];

  for (let station = 0; station + 1 < rings.length; station++) {
    const [here, next] = [rings[station] as Vector[], rings[station + 1] as Vector[]];
    const [flatHere, flatNext] = [flat[station] as Point[], flat[station + 1] as Point[]];
    const low = lows[station] as number;
    const last = here.length - 1;
    const middle = here.map((place, index) => between(place, next[index] as Vector));
    const faces = (index: number) => {
      const [a, b, c, d] = [here[index], next[index], next[index + 1], here[index + 1]] as [Vector, Vector, Vector, Vector];
      return dot(cross(minus(b, d), minus(c, a)), minus(between(a, c), eye)) < 0;
    };
    const colourAt = (index: number) => {
      const place = middle[index] as Vector;
      const along = minus(next[index] as Vector, here[index] as Vector);
      const up = minus(middle[Math.min(last, index + 1)] as Vector, middle[Math.max(0, index - 1)] as Vector);
      const normal = unit(cross(along, up));
      const light = lit(normal, unit(minus(place, eye)), paintAt(place), around);
      // Near the ground less light arrives.
      return scale(light, 0.58 + 0.42 * smoothstep(-20, 300, place[1] - low));
    };
    const line = flatHere.map((place, index) => halfway(place, flatNext[index] as Point));
    for (const [start, end] of facingRuns(last, faces).flatMap((run) => straightPieces(line, run))) {
      const outline = [...simplified(flatHere.slice(start, end + 1), SLACK), ...simplified(flatNext.slice(start, end + 1).toReversed(), SLACK)];
      const colours = line.slice(start, end + 1).map((at, step): ColourStop => ({ at, colour: colourAt(start + step) }));
      const { axis, stops } = gradientStops(colours, minusFlat(flatNext[(start + end) >> 1] as Point, flatHere[(start + end) >> 1] as Point));
      const centre = middle[(start + end) >> 1] as Vector;
      strips.push({
        distance: Math.hypot(...minus(centre, eye)),
        markup: (id) => {
          const only = stops.length === 1 ? hex((stops[0] as Stop).colour) : '';
          const fill = only || `url(#${id})`;
          const marks = stops.map(({ offset, colour }) => `<stop offset="${offset}" stop-color="${hex(colour)}"/>`).join('');
          return `${only ? '' : `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${axis}>${marks}</linearGradient>`}<path d="${pathOf(outline)}" fill="${fill}" stroke="${fill}"/>`;
        },
      });
    }
  }
  // The strokes close the seams that would shine through between neighbours; the polish blends one strip into the next.
  const sorted = strips.toSorted((one, other) => other.distance - one.distance);
  return `<g stroke-width="2.4" stroke-linejoin="round" filter="url(#polish)">${undersideMarkup(surface, canvas)}${sorted.map(({ markup }, index) => markup(`${prefix}${index}`)).join('')}</g>`;
}
