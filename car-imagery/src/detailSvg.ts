import { STANDPOINTS } from './angles';
import { HEIGHT, WIDTH } from './canvas';
import { sceneFrom, svgOf, type CarLook, type Scene } from './carSvg';
import { Surface } from './surface';
import type { Vector } from './vectors';

/** Parts of a car close up. */
export const DETAILS = ['wheel', 'headlamp', 'tail-lamp'] as const;
export type CarDetail = (typeof DETAILS)[number];

export interface DetailPicture extends CarLook {
  detail: CarDetail;
}

/** How much of the car is seen, in mm across. */
const ACROSS: Readonly<Record<CarDetail, number>> = { wheel: 1250, headlamp: 1300, 'tail-lamp': 1250 };

function placeOf(detail: CarDetail, { shape }: Scene): Vector {
  const surfaces = shape.shells.map((shell) => new Surface(shell)) as [Surface, ...Surface[]];
  const [first] = surfaces;
  const last = surfaces.at(-1) ?? first;
  if (detail === 'wheel') {
    const { x, radius } = shape.wheels[0] ?? { x: 0, radius: 300 };
    return [x, radius * 1.15, first.shell.width / 2];
  }
  const lamp = detail === 'headlamp' ? shape.headlight : shape.tailLight;
  const { inner, outer, low, high } = lamp ?? shape.tailLight;
  return detail === 'headlamp'
    ? first.onArc('nose', inner * 0.4 + outer * 0.4, (low + high) / 2 - 60)
    : last.onArc('tail', inner * 0.4 + outer * 0.4, (low + high) / 2 - 60);
}

/** A part of the car from nearby, 1600 x 1067, as SVG: the same car in the same setting as its other pictures. */
export function detailSvg({ detail, ...look }: DetailPicture): string {
  const scene = sceneFrom(look, STANDPOINTS[detail === 'tail-lamp' ? 'rear-quarter' : 'front-quarter']);
  const { canvas, markup } = scene;
  const [x, y] = canvas.at(placeOf(detail, scene));
  const width = Math.min(WIDTH, ACROSS[detail] * canvas.scale);
  const height = (width * HEIGHT) / WIDTH;
  const within = (middle: number, size: number, whole: number) => Math.round(Math.min(Math.max(0, middle - size / 2), whole - size));
  return svgOf(markup, `${within(x, width, WIDTH)} ${within(y, height, HEIGHT)} ${Math.round(width)} ${Math.round(height)}`);
}
