import type { Wheel } from './body';
import { pathOf, type Canvas } from './canvas';
import { convexHull } from './curves';
import type { Vector } from './vectors';

const TYRE_WIDTH = 215;

/** A circle in the plane of the car's side. */
const circle = ({ x, radius }: Wheel, size: number, z: number, from = 0, to = 2 * Math.PI): Vector[] =>
  Array.from({ length: 37 }, (_each, step): Vector => {
    const angle = from + ((to - from) * step) / 36;
    return [x + Math.cos(angle) * size, radius + Math.sin(angle) * size, z];
  });

/** The design of a rim. */
export interface RimDesign {
  spokes: number;
  /** Width of a spoke at the hub and at the rim, as shares of the rim. */
  hub: number;
  tip: number;
  isTwin: boolean;
  isDark: boolean;
}

/** The outline of a whole tyre, seen from any side. */
const tyreOutline = (wheel: Wheel, z: number, canvas: Canvas) =>
  pathOf(convexHull([0, 1].flatMap((share) => circle(wheel, wheel.radius, z - TYRE_WIDTH * share).map((point) => canvas.project(point)))));

/** A wheel on the far side, or seen from an end of the car: only the tyre is visible. `z` is its outer face. */
export function hiddenWheelMarkup(wheel: Wheel, z: number, canvas: Canvas): string {
  return `<path d="${tyreOutline(wheel, z, canvas)}" fill="#101113"/>`;
}

function spoke(wheel: Wheel, angle: number, design: RimDesign, z: number): Vector[] {
  const at = (distance: number, sideways: number, depth: number): Vector => [
    wheel.x + Math.cos(angle) * distance - Math.sin(angle) * sideways,
    wheel.radius + Math.sin(angle) * distance + Math.cos(angle) * sideways,
    z - depth,
  ];
  const { rim } = wheel;
  return [
    at(rim * 0.12, -rim * design.hub, 26),
    at(rim * 0.55, -rim * (design.hub + design.tip) * 0.46, 16),
    at(rim * 0.95, -rim * design.tip, 4),
    at(rim * 0.95, rim * design.tip, 4),
    at(rim * 0.55, rim * (design.hub + design.tip) * 0.46, 16),
    at(rim * 0.12, rim * design.hub, 26),
  ];
}

/** A wheel on the near side: tyre, rim, brake and spokes. `rotation` is in radians; `opening` is the path data that clips the tyre. */
export function nearWheelMarkup(wheel: Wheel, z: number, canvas: Canvas, design: RimDesign, rotation: number, opening: string): string {
  const { radius, rim } = wheel;
  const tread = `<path d="${tyreOutline(wheel, z, canvas)}" fill="#101112"/>`;
  const ring = (size: number, depth = 0) => canvas.path(circle(wheel, size, z - depth));
  const light = design.isDark ? 'url(#rimDark)' : 'url(#rim)';
  const offsets = design.isTwin ? [-0.11, 0.11] : [0];
  const spokes = Array.from({ length: design.spokes }, (_each, index) => rotation + (index / design.spokes) * 2 * Math.PI)
    .flatMap((angle) => offsets.map((offset) => angle + offset))
    .map((angle) => {
      const d = canvas.path(spoke(wheel, angle, design, z));
      return `<path d="${d}" fill="${light}" stroke="#0b0c0d" stroke-opacity=".55" stroke-width="1.2" stroke-linejoin="round"/>`;
    });
  const bolts = Array.from({ length: 5 }, (_each, index) => {
    const angle = rotation + (index / 5) * 2 * Math.PI;
    const [x, y] = canvas.project([wheel.x + Math.cos(angle) * rim * 0.15, radius + Math.sin(angle) * rim * 0.15, z - 22]);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(rim * 0.026 * canvas.scale).toFixed(1)}" fill="#1c1e20"/>`;
  });
  const clip = `opening${Math.round(wheel.x)}`;
  return [
    `<clipPath id="${clip}"><path d="${opening}"/></clipPath><g clip-path="url(#${clip})">${tread}</g>`,
    `<path d="${ring(radius)}" fill="url(#tyre)"/>`,
    `<path d="${canvas.path(circle(wheel, radius * 0.965, z, 0.25 * Math.PI, 0.75 * Math.PI), false)}" fill="none" stroke="#5a5f64"`,
    ' stroke-opacity=".55" stroke-width="2.5" stroke-linecap="round"/>',
    `<path d="${ring(rim * 1.12)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`,
    `<path d="${ring(rim * 1.03)}" fill="${light}"/>`,
    `<path d="${ring(rim * 0.95, 8)}" fill="#131517"/>`,
    `<path d="${ring(rim * 0.66, 60)}" fill="url(#disc)"/>`,
    `<path d="${ring(rim * 0.3, 55)}" fill="#202326"/>`,
    ...spokes,
    `<path d="${ring(rim * 0.23, 20)}" fill="${light}"/>`,
    ...bolts,
    `<path d="${ring(rim * 0.1, 16)}" fill="#2b2e31" stroke="#9aa0a6" stroke-width="1"/>`,
    `<path d="${ring(rim * 0.985, 2)}" fill="none" stroke="#fff" stroke-opacity="${design.isDark ? 0.28 : 0.7}" stroke-width="1.6"/>`,
  ].join('');
}
