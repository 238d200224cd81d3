import type { Shell } from './body';
import { curveThrough, smoothLine } from './curves';
import { clamp, dot, lerp, minus, smoothstep, type Point, type Vector } from './vectors';

/** Sections of a rounded end: one for each so many mm, within limits. */
const END_STATIONS = { each: 60, least: 4, most: 10 };
/** Sections stand no closer and no further apart than this, in mm, except at the rounded ends. */
const CLOSEST = 30;
const FURTHEST = { paint: 400, white: 480, alloy: 900 };
/** Most that the upper edge rises or falls from one section to the next, in mm. */
const STEEPEST = { paint: 100, white: 190, alloy: 300 };
/** Pieces between two corners of a section, and the corner where its side ends. */
const SECTION_STEPS = 2;
const ROOF_EDGE = 9;
const ROOF_EDGE_INDEX = ROOF_EDGE * SECTION_STEPS;

/** Share of the full width at a distance from a rounded end. */
function endWidth(distance: number, { length, square }: Shell['nose']): number {
  if (distance >= length) return 1;
  return (1 - ((length - Math.max(0, distance)) / length) ** square) ** (1 / square);
}

/** Distance from a rounded end where the plan has this share of the width. */
function endDistance(share: number, { length, square }: Shell['nose']): number {
  return length * (1 - (1 - clamp(share, 0, 1) ** square) ** (1 / square));
}

/**
 * The skin of a shell. Places on it are asked for by side view (x, y), around its ends
 * (way along the skin, y), or from above (x, share of the half width).
 */
export class Surface {
  readonly #top: (x: number) => number;
  readonly #bottom: (x: number) => number;
  readonly #belt: (x: number) => number;
  readonly #sections = new Map<number, Point[]>();

  constructor(readonly shell: Shell) {
    this.#top = curveThrough(shell.top);
    this.#bottom = curveThrough(shell.bottom);
    this.#belt = curveThrough(shell.belt);
  }

  /** Half of the width at x, in plan. */
  halfWidth(x: number): number {
    const { from, to, width, nose, tail } = this.shell;
    const middle = (from + to) / 2;
    const taper = 1 - 0.035 * ((x - middle) / ((to - from) / 2)) ** 2;
    return (width / 2) * taper * endWidth(x - from, nose) * endWidth(to - x, tail);
  }

  /** Half section at x as (share of half width, height), from the sill to the middle of the roof. */
  section(x: number): Point[] {
    const known = this.#sections.get(x);
    if (known) return known;
    const section = this.#shapeAt(x);
    this.#sections.set(x, section);
    return section;
  }

  #shapeAt(x: number): Point[] {
    const low = this.#bottom(x);
    const high = Math.max(this.#top(x), low + 60);
    const shoulder = clamp(this.#belt(x), low + 40, high - 38);
    const above = high - shoulder;
    const side = shoulder - low;
    const cabin = smoothstep(60, 380, above);
    const half = this.shell.width / 2;
    const edge = lerp(0.9, 0.972 - (this.shell.tumblehome * above * 0.9) / half, cabin);
    const corners: Point[] = [
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
    return smoothLine(corners, SECTION_STEPS);
  }

  /** A point of the section at x, moved by the lean of the ends. */
  #placed(x: number, y: number, z: number, low = this.#bottom(x), high = this.#top(x)): Vector {
    const { from, to, rake } = this.shell;
    const share = clamp((y - low) / Math.max(1, high - low), 0, 1);
    const lean = share > 0.45 ? ((share - 0.45) / 0.55) ** 2 : ((0.45 - share) / 0.45) ** 2 * 0.5;
    const nearNose = Math.exp(-(((x - from) / 220) ** 2));
    const nearTail = Math.exp(-(((to - x) / 220) ** 2));
    return [x + rake.nose * lean * nearNose - rake.tail * lean * nearTail, y, z];
  }

  /** Where the side at x and height y is; `side` 1 is the near one. */
  onSide(x: number, y: number, side: 1 | -1 = 1): Vector {
    const section = this.section(x);
    // Above the shoulder's edge the skin turns inwards: what is laid on the side ends there.
    const height = Math.min(y, (section[ROOF_EDGE_INDEX] as Point)[1]);
    const next = section.findIndex(([, each]) => each >= height);
    const [s1, y1] = section[next < 0 ? section.length - 1 : next] as Point;
    const [s0, y0] = section[Math.max(0, next - 1)] as Point;
    const share = y1 === y0 ? 0 : clamp((height - y0) / (y1 - y0), 0, 1);
    return this.#placed(x, height, side * this.halfWidth(x) * lerp(s0, s1, share));
  }

  /** Where the top at x is, at a share of the half width (-1 to 1). */
  onTop(x: number, across: number): Vector {
    const section = this.section(x);
    const target = Math.abs(across);
    const index = section.findIndex(([share], place) => place > section.length / 2 && share <= target);
    const [s1, y1] = section[index < 0 ? section.length - 1 : index] as Point;
    const [s0, y0] = section[Math.max(0, index - 1)] as Point;
    const share = s0 === s1 ? 0 : clamp((target - s0) / (s1 - s0), 0, 1);
    return this.#placed(x, lerp(y0, y1, share), Math.sign(across) * this.halfWidth(x) * Math.min(target, s0));
  }

  /**
   * Where the skin is at a way `along` it, in mm from the middle of the nose (or tail) around the corner
   * and down the side, at height y. Negative ways go to the far side.
   */
  onArc(end: 'nose' | 'tail', along: number, y: number): Vector {
    const { from, to, width } = this.shell;
    const rounding = this.shell[end];
    const half = (width / 2) * 0.965;
    let walked = 0;
    let [lastX, lastZ] = [0, 0];
    const side = along < 0 ? -1 : 1;
    for (let step = 1; step <= 60; step++) {
      const share = Math.sin((step / 60) * (Math.PI / 2));
      const [x, z] = [endDistance(share, rounding), share * half];
      const piece = Math.hypot(x - lastX, z - lastZ);
      if (walked + piece >= Math.abs(along)) {
        const here = lerp(lastX, x, (Math.abs(along) - walked) / (piece || 1));
        return this.onSide(end === 'nose' ? from + here : to - here, y, side);
      }
      walked += piece;
      [lastX, lastZ] = [x, z];
    }
    const here = lastX + Math.abs(along) - walked;
    return this.onSide(end === 'nose' ? from + here : to - here, y, side);
  }

  /** Whether the skin at this way around an end is turned towards the eye. */
  facesEye(end: 'nose' | 'tail', along: number, y: number, eye: Vector): boolean {
    const [here, further] = [this.onArc(end, along, y), this.onArc(end, along + 4, y)];
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

  /** x of the sections that a mesh needs: dense at the rounded ends and where the top is steep. */
  stations(): number[] {
    const { from, to, nose, tail, top, finish = 'paint' } = this.shell;
    const sharesOf = ({ length }: Shell['nose']) => {
      const count = clamp(Math.round(length / END_STATIONS.each), END_STATIONS.least, END_STATIONS.most);
      return Array.from({ length: count + 1 }, (_each, index) => Math.sin((index / count) * (Math.PI / 2)));
    };
    const ends = [...sharesOf(nose).map((share) => from + endDistance(share, nose)), ...sharesOf(tail).map((share) => to - endDistance(share, tail))];
    const furthest = FURTHEST[finish];
    const even = Array.from({ length: Math.ceil((to - from) / furthest) }, (_each, index) => from + index * furthest);
    const steep = top.flatMap(([x, y], index) => {
      const [nextX, nextY] = top[index + 1] ?? [x, y];
      const pieces = Math.ceil(Math.abs(nextY - y) / STEEPEST[finish]);
      return Array.from({ length: Math.max(1, pieces) }, (_each, piece) => x + ((nextX - x) * piece) / Math.max(1, pieces));
    });
    const inner = [...steep, ...even].filter((x) => x > from && x < to && ends.every((end) => Math.abs(end - x) > CLOSEST));
    const sorted = [...ends, ...inner].toSorted((a, b) => a - b);
    return sorted.filter((x, index) => index === 0 || x - (sorted[index - 1] as number) > (ends.includes(x) ? 1e-6 : CLOSEST));
  }

  /** The whole section at x: near sill over the roof to the far sill. */
  ring(x: number): Vector[] {
    const [half, low, high] = [this.halfWidth(x), this.#bottom(x), this.#top(x)];
    const near = this.section(x).map(([share, y]) => this.#placed(x, y, share * half, low, high));
    const far = near.slice(0, -1).toReversed().map(([px, py, pz]): Vector => [px, py, -pz]);
    return [...near, ...far];
  }
}
