import { VIEWPOINTS } from './angles';
import { HEIGHT, WIDTH } from './canvas';
import { sceneFrom, svgOf, type CarLook, type Scene } from './carSvg';
import { Surface } from './surface';
import type { Vector } from './vectors';

/** Parts of a car close up. */
export const DETAILS = ['wheel', 'headlamp', 'tail-lamp'] as const;
export type CarDetail = (typeof DETAILS)[number];

export interface DetailImage extends CarLook {
  detail: CarDetail;
}

/** Width of the visible part of the car in mm. */
const VISIBLE_WIDTH: Readonly<Record<CarDetail, number>> = { wheel: 1250, headlamp: 1300, 'tail-lamp': 1250 };

function centreOf(detail: CarDetail, { shape }: Scene): Vector {
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
    ? first.atArcLength('nose', inner * 0.4 + outer * 0.4, (low + high) / 2 - 60)
    : last.atArcLength('tail', inner * 0.4 + outer * 0.4, (low + high) / 2 - 60);
}

/** A close-up of a part of the car, 1600 x 1067, as SVG: a crop of the image that carSvg draws. */
export function detailSvg({ detail, ...look }: DetailImage): string {
  const scene = sceneFrom(look, VIEWPOINTS[detail === 'tail-lamp' ? 'rear-quarter' : 'front-quarter']);
  const { canvas, markup } = scene;
  const [x, y] = canvas.project(centreOf(detail, scene));
  const width = Math.min(WIDTH, VISIBLE_WIDTH[detail] * canvas.scale);
  const height = (width * HEIGHT) / WIDTH;
  const clampedStart = (middle: number, size: number, total: number) => Math.round(Math.min(Math.max(0, middle - size / 2), total - size));
  return svgOf(markup, `${clampedStart(x, width, WIDTH)} ${clampedStart(y, height, HEIGHT)} ${Math.round(width)} ${Math.round(height)}`);
}
