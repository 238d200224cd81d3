import type { Camera } from './camera';
import { simplified } from './curves';
import type { Point, Vector } from './vectors';

/** The picture's size in pixels. */
export const WIDTH = 1600;
export const HEIGHT = 1067;

const short = (tenths: number) => String(tenths / 10);

/** 'm…z' of places in the picture, to a tenth of a pixel; each after the first as its way from the one before, which takes fewer bytes. */
export function pathOf(points: readonly Point[], isClosed = true): string {
  let [lastX, lastY] = [0, 0];
  const ways = points.map(([x, y], index) => {
    const [tenthsX, tenthsY] = [Math.round(x * 10), Math.round(y * 10)];
    const [dx, dy] = [tenthsX - lastX, tenthsY - lastY];
    if (index > 0 && dx === 0 && dy === 0) return '';
    [lastX, lastY] = [tenthsX, tenthsY];
    return `${index === 0 ? 'M' : 'l'}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
  });
  return `${ways.join('')}${isClosed ? 'z' : ''}`;
}

/** Pixels by which an outline may leave its line to save bytes. */
const LOOSENESS = 0.22;

/** How the car stands in the picture. */
interface Fit {
  widest: number;
  highest: number;
  /** Height in the picture of its lowest wheel's foot. */
  floor: number;
  isMirrored?: boolean;
}

/** Turns places on the car into places in the picture: the whole car in the middle, its wheels on one line. */
export class Canvas {
  readonly #scale: number;
  readonly #shift: Point;
  readonly #isMirrored: boolean;

  constructor(
    readonly camera: Camera,
    extent: readonly Vector[],
    { widest, highest, floor, isMirrored = false }: Fit,
  ) {
    const flat = extent.map((place) => camera.project(place));
    const xs = flat.map(([x]) => x);
    const ys = flat.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.#scale = Math.min(widest / (right - left), highest / (bottom - top));
    this.#shift = [WIDTH / 2 - ((left + right) / 2) * this.#scale, floor - bottom * this.#scale];
    this.#isMirrored = isMirrored;
  }

  /** Pixels for a millimetre at the middle of the car. */
  get scale(): number {
    return this.#scale;
  }

  /** Height of the horizon in the picture. */
  get horizon(): number {
    return this.camera.horizon * this.#scale + this.#shift[1];
  }

  at(place: Vector): Point {
    const [x, y] = this.camera.project(place);
    const across = x * this.#scale + this.#shift[0];
    return [this.#isMirrored ? WIDTH - across : across, y * this.#scale + this.#shift[1]];
  }

  path(places: readonly Vector[], isClosed = true): string {
    return pathOf(simplified(places.map((place) => this.at(place)), LOOSENESS), isClosed);
  }
}
