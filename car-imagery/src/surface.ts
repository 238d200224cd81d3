import type { Shell } from './body';
import { monotoneCubic, catmullRom } from './curves';
import { clamp, dot, lerp, minus, smoothstep, type Point, type Vector } from './vectors';

/** Sections of a rounded end: one for each so many mm, within limits. */
const END_STATIONS = { each: 60, least: 4, most: 10 };
/** Smallest and largest distance between sections in mm, except at the rounded ends. */
const MIN_DISTANCE = 30;
const MAX_DISTANCE = { paint: 400, white: 480, alloy: 900 };
/** Largest change in height of the upper edge between neighbouring sections, in mm. */
const MAX_RISE = { paint: 100, white: 190, alloy: 300 };
/** Segments between two control points of a section, and the control point where its side ends. */
const SECTION_STEPS = 2;
const ROOF_EDGE = 9;
const ROOF_EDGE_INDEX = ROOF_EDGE * SECTION_STEPS;

/** Share of the full width at a distance from a rounded end. */
function endWidth(distance: number, { length, exponent }: Shell['nose']): number {
  if (distance >= length) return 1;
  return (1 - ((length - Math.max(0, distance)) / length) ** exponent) ** (1 / exponent);
}

/** Distance from a rounded end where the plan has this share of the width. */
function endDistance(share: number, { length, exponent }: Shell['nose']): number {
  return length * (1 - (1 - clamp(share, 0, 1) ** exponent) ** (1 / exponent));
}

/**
 * The surface of a shell. A point on it has three parametrisations: side view (x, y), end (arc length, y)
 * and plan view (x, share of the half width).
 */
export class Surface {
  readonly #top: (x: number) => number;
  readonly #bottom: (x: number) => number;
  readonly #belt: (x: number) => number;
  readonly #sections = new Map<number, Point[]>();

  constructor(readonly shell: Shell) {
    this.#top = monotoneCubic(shell.top);
    this.#bottom = monotoneCubic(shell.bottom);
    this.#belt = monotoneCubic(shell.belt);
  }

  /** Half of the width at x, in plan. */
  halfWidth(x: number): number {
    const { from, to, width, nose, tail } = this.shell;
    const middle = (from + to) / 2;
    const taper = 1 - 0.035 * ((x - middle) / ((to - from) / 2)) ** 2;
    return (width / 2) * taper * endWidth(x - from, nose) * endWidth(to - x, tail);
  }

  /** Half of the cross-section at x as (share of half width, height), from the sill to the centre line of the roof. */
  section(x: number): Point[] {
    const cached = this.#sections.get(x);
    if (cached) return cached;
    const section = this.#sectionAt(x);
    this.#sections.set(x, section);
    return section;
  }

  #sectionAt(x: number): Point[] {
    const low = this.#bottom(x);
    const high = Math.max(this.#top(x), low + 60);
    const shoulder = clamp(this.#belt(x), low + 40, high - 38);
    const above = high - shoulder;
    const side = shoulder - low;
    const cabin = smoothstep(60, 380, above);
    const half = this.shell.width / 2;
    const edge = lerp(0.9, 0.972 - (this.shell.tumblehome * above * 0.9) / half, cabin);
    const controlPoints: Point[] = [
      [0.915, low],
      [0.966, low + side * 0.08],
      [0.984, low + side * 0.25],
      [0.981, low + side * 0.42],
      [1, low + side * 0.66],
      [0.984, low + side * 0.84],
      [0.962, shoulder - Math.min(14, side * 0.05)],
      [lerp(0.955, 0.962, cabin), shoulder + above * lerp(0.3, 0.06, cabin)],
      [lerp(0.93, (0.962 + edge) / 2, cabin), shoulder + above * lerp(0.52, 0.5, cabin)],
      [edge, shoulder + above * lerp(0.72, 0.9, cabin)],
      [edge * lerp(0.86, 0.93, cabin), high - above * lerp(0.14, 0.028, cabin)],
      [edge * 0.5, high - above * lerp(0.03, 0.006, cabin)],
      [0, high],
    ];
    return catmullRom(controlPoints, SECTION_STEPS);
  }

  /** A point of the section at x, offset by the rake of the ends. */
  #raked(x: number, y: number, z: number, low = this.#bottom(x), high = this.#top(x)): Vector {
    const { from, to, rake } = this.shell;
    const share = clamp((y - low) / Math.max(1, high - low), 0, 1);
    const lean = share > 0.45 ? ((share - 0.45) / 0.55) ** 2 : ((0.45 - share) / 0.45) ** 2 * 0.5;
    const nearNose = Math.exp(-(((x - from) / 220) ** 2));
    const nearTail = Math.exp(-(((to - x) / 220) ** 2));
    return [x + rake.nose * lean * nearNose - rake.tail * lean * nearTail, y, z];
  }

  /** The point of the side at x and height y; `side` 1 is the near side, -1 the far side. */
  onSide(x: number, y: number, side: 1 | -1 = 1): Vector {
    const section = this.section(x);
    // Above the shoulder's edge the surface turns inwards: outlines on the side end there.
    const height = Math.min(y, (section[ROOF_EDGE_INDEX] as Point)[1]);
    const next = section.findIndex(([, each]) => each >= height);
    const [s1, y1] = section[next < 0 ? section.length - 1 : next] as Point;
    const [s0, y0] = section[Math.max(0, next - 1)] as Point;
    const share = y1 === y0 ? 0 : clamp((height - y0) / (y1 - y0), 0, 1);
    return this.#raked(x, height, side * this.halfWidth(x) * lerp(s0, s1, share));
  }

  /** The point of the top at x and at a share of the half width (-1 to 1). */
  onTop(x: number, across: number): Vector {
    const section = this.section(x);
    const target = Math.abs(across);
    const index = section.findIndex(([share], position) => position > section.length / 2 && share <= target);
    const [s1, y1] = section[index < 0 ? section.length - 1 : index] as Point;
    const [s0, y0] = section[Math.max(0, index - 1)] as Point;
    const share = s0 === s1 ? 0 : clamp((target - s0) / (s1 - s0), 0, 1);
    return this.#raked(x, lerp(y0, y1, share), Math.sign(across) * this.halfWidth(x) * Math.min(target, s0));
  }

  /**
   * The point at height y and at an arc length in mm, measured in plan view from the middle of the nose (or tail)
   * around the corner. A negative arc length leads to the far side.
   */
  atArcLength(end: 'nose' | 'tail', arcLength: number, y: number): Vector {
    const { from, to, width } = this.shell;
    const rounding = this.shell[end];
    const half = (width / 2) * 0.965;
    let length = 0;
    let [lastX, lastZ] = [0, 0];
    const side = arcLength < 0 ? -1 : 1;
    for (let step = 1; step <= 60; step++) {
      const share = Math.sin((step / 60) * (Math.PI / 2));
      const [x, z] = [endDistance(share, rounding), share * half];
      const segment = Math.hypot(x - lastX, z - lastZ);
      if (length + segment >= Math.abs(arcLength)) {
        const here = lerp(lastX, x, (Math.abs(arcLength) - length) / (segment || 1));
        return this.onSide(end === 'nose' ? from + here : to - here, y, side);
      }
      length += segment;
      [lastX, lastZ] = [x, z];
    }
    const here = lastX + Math.abs(arcLength) - length;
    return this.onSide(end === 'nose' ? from + here : to - here, y, side);
  }

  /** Whether the surface at an arc length faces the eye (back-face test). */
  facesEye(end: 'nose' | 'tail', arcLength: number, y: number, eye: Vector): boolean {
    const [here, further] = [this.atArcLength(end, arcLength, y), this.atArcLength(end, arcLength + 4, y)];
    const [dx, , dz] = minus(further, here);
    const outward: Vector = end === 'nose' ? [-dz, 0, dx] : [dz, 0, -dx];
    return dot(outward, minus(here, eye)) < 0;
  }

  /** Height of the upper edge at x. */
  heightAt(x: number): number {
    return this.#top(x);
  }

  bottomAt(x: number): number {
    return this.#bottom(x);
  }

  /** x of the cross-sections of the mesh: dense at the rounded ends and where the top is steep. */
  stations(): number[] {
    const { from, to, nose, tail, top, finish = 'paint' } = this.shell;
    const sharesOf = ({ length }: Shell['nose']) => {
      const count = clamp(Math.round(length / END_STATIONS.each), END_STATIONS.least, END_STATIONS.most);
      return Array.from({ length: count + 1 }, (_each, index) => Math.sin((index / count) * (Math.PI / 2)));
    };
    const ends = [
      ...sharesOf(nose).map((share) => from + endDistance(share, nose)),
      ...sharesOf(tail).map((share) => to - endDistance(share, tail)),
    ];
    const maxDistance = MAX_DISTANCE[finish];
    const even = Array.from({ length: Math.ceil((to - from) / maxDistance) }, (_each, index) => from + index * maxDistance);
    const steep = top.flatMap(([x, y], index) => {
      const [nextX, nextY] = top[index + 1] ?? [x, y];
      const steps = Math.ceil(Math.abs(nextY - y) / MAX_RISE[finish]);
      return Array.from({ length: Math.max(1, steps) }, (_each, segment) => x + ((nextX - x) * segment) / Math.max(1, steps));
    });
    const inner = [...steep, ...even].filter((x) => x > from && x < to && ends.every((end) => Math.abs(end - x) > MIN_DISTANCE));
    const sorted = [...ends, ...inner].toSorted((a, b) => a - b);
    return sorted.filter((x, index) => index === 0 || x - (sorted[index - 1] as number) > (ends.includes(x) ? 1e-6 : MIN_DISTANCE));
  }

  /** The whole cross-section at x, from the near sill over the roof to the far sill. */
  ring(x: number): Vector[] {
    const [half, low, high] = [this.halfWidth(x), this.#bottom(x), this.#top(x)];
    const near = this.section(x).map(([share, y]) => this.#raked(x, y, share * half, low, high));
    const far = near
      .slice(0, -1)
      .toReversed()
      .map(([px, py, pz]): Vector => [px, py, -pz]);
    return [...near, ...far];
  }
}
