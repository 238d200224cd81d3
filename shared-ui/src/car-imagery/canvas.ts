import type { Camera } from './camera';
import type { Point, Vector } from './vectors';

/** The picture's size in pixels. */
export const WIDTH = 1600;
export const HEIGHT = 1067;

const short = (value: number) => String(Math.round(value * 10) / 10);

/** 'M…Z' of places in the picture. */
export const pathOf = (points: readonly Point[], isClosed = true) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** Turns places on the car into places in the picture: the whole car in the middle, its wheels on one line. */
export class Canvas {
  readonly #scale: number;
  readonly #shift: Point;

  constructor(
    readonly camera: Camera,
    extent: readonly Vector[],
    { widest, highest, floor }: { widest: number; highest: number; floor: number },
  ) {
    const flat = extent.map((place) => camera.project(place));
    const xs = flat.map(([x]) => x);
    const ys = flat.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.#scale = Math.min(widest / (right - left), highest / (bottom - top));
    this.#shift = [WIDTH / 2 - ((left + right) / 2) * this.#scale, floor - bottom * this.#scale];
  }

  /** Pixels for a millimetre at the middle of the car. */
  get scale(): number {
    return this.#scale;
  }

  at(place: Vector): Point {
    const [x, y] = this.camera.project(place);
    return [x * this.#scale + this.#shift[0], y * this.#scale + this.#shift[1]];
  }

  path(places: readonly Vector[], isClosed = true): string {
    return pathOf(places.map((place) => this.at(place)), isClosed);
  }
}
