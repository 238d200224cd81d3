import type { Camera } from './camera';
import { simplified } from './curves';
import type { Point, Vector } from './vectors';

/** Size of the image in pixels. */
export const WIDTH = 1600;
export const HEIGHT = 1067;

const short = (tenths: number) => String(tenths / 10);

/** Path data 'm…z' through points of the image, to a tenth of a pixel; in relative coordinates, which take fewer bytes. */
export function pathOf(points: readonly Point[], isClosed = true): string {
  let [lastX, lastY] = [0, 0];
  const segments = points.map(([x, y], index) => {
    const [tenthsX, tenthsY] = [Math.round(x * 10), Math.round(y * 10)];
    const [dx, dy] = [tenthsX - lastX, tenthsY - lastY];
    if (index > 0 && dx === 0 && dy === 0) return '';
    [lastX, lastY] = [tenthsX, tenthsY];
    return `${index === 0 ? 'M' : 'l'}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
  });
  return `${segments.join('')}${isClosed ? 'z' : ''}`;
}

/** Largest distance in pixels between an outline and its simplification. */
const TOLERANCE = 0.22;

/** Size and position of the car in the image, in pixels. */
interface Fit {
  maxWidth: number;
  maxHeight: number;
  /** y of the line on which the wheels stand. */
  floor: number;
  isMirrored?: boolean;
}

/** Projects points of the car into the image: the car is centred and its wheels stand on the floor line. */
export class Canvas {
  readonly #scale: number;
  readonly #offset: Point;
  readonly #isMirrored: boolean;

  constructor(
    readonly camera: Camera,
    extent: readonly Vector[],
    { maxWidth, maxHeight, floor, isMirrored = false }: Fit,
  ) {
    const projected = extent.map((point) => camera.project(point));
    const xs = projected.map(([x]) => x);
    const ys = projected.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.#scale = Math.min(maxWidth / (right - left), maxHeight / (bottom - top));
    this.#offset = [WIDTH / 2 - ((left + right) / 2) * this.#scale, floor - bottom * this.#scale];
    this.#isMirrored = isMirrored;
  }

  /** Pixels per millimetre at the centre of the car. */
  get scale(): number {
    return this.#scale;
  }

  /** y of the horizon in the image. */
  get horizon(): number {
    return this.camera.horizon * this.#scale + this.#offset[1];
  }

  /** A point of the car in the image, in pixels. */
  project(point: Vector): Point {
    const [x, y] = this.camera.project(point);
    const imageX = x * this.#scale + this.#offset[0];
    return [this.#isMirrored ? WIDTH - imageX : imageX, y * this.#scale + this.#offset[1]];
  }

  /** Simplified path data of a line through points of the car. */
  path(points: readonly Vector[], isClosed = true): string {
    return pathOf(
      simplified(
        points.map((point) => this.project(point)),
        TOLERANCE,
      ),
      isClosed,
    );
  }
}
