import type { BodyShape } from './body';
import type { Canvas } from './canvas';
import { denseOutline, roundedOutline } from './curves';
import { hex, scale, type Paint } from './paint';
import type { Surface } from './surface';
import { type Point, type Vector } from './vectors';

type OnSide = (x: number, y: number) => Vector;

const range = (from: number, to: number, step: number) => {
  const count = Math.max(1, Math.round(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_each, index) => from + ((to - from) * index) / count);
};

/** Dark hollows above the wheels, with unpainted edges where the body has them. */
export function archesMarkup(shape: BodyShape, lowAt: (x: number) => number, onSide: OnSide, canvas: Canvas): string {
  return shape.wheels
    .map(({ x, radius }) => {
      const arch = (size: number): Vector[] => {
        const floor = lowAt(x) - 14;
        const reach = Math.sqrt(Math.max(0, size ** 2 - (floor - radius) ** 2));
        const start = Math.atan2(floor - radius, reach);
        return range(start, Math.PI - start, 0.12).map((angle) => onSide(x + Math.cos(angle) * size, Math.max(floor, radius + Math.sin(angle) * size)));
      };
      const edge = shape.cladding ? `<path d="${canvas.path(arch(radius + 118))}" fill="#2a2d30"/>` : '';
      const line = `<path d="${canvas.path(arch(radius + 62), false)}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>`;
      return `${edge}${line}<path d="${canvas.path(arch(radius + 58))}" fill="#08090a"/>`;
    })
    .join('');
}

/** Unpainted sills and lower bumpers. */
export function claddingMarkup({ shells, cladding }: BodyShape, surface: Surface, canvas: Canvas, onSide: OnSide): string {
  const [shell] = shells;
  if (!cladding || !shell) return '';
  const xs = range(shell.from + 40, shell.to - 30, 90);
  const upper = xs.map((x) => onSide(x, surface.bottomAt(x) + cladding));
  const lower = xs.toReversed().map((x) => onSide(x, surface.bottomAt(x)));
  return `<path d="${canvas.path([...upper, ...lower])}" fill="#2a2d30"/><path d="${canvas.path(upper, false)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`;
}

/** Gaps of the doors, their handles, and the coloured bands of a caravan. */
export function doorsMarkup(shape: BodyShape, surfaces: readonly Surface[], canvas: Canvas, onSide: OnSide, paint: Paint): string {
  const lowAt = (x: number) => Math.min(...surfaces.filter(({ shell }) => x >= shell.from && x <= shell.to).map((surface) => surface.bottomAt(x)));
  const beltOf = (x: number) => Math.min(...shape.windows.filter((each) => Math.abs((each[0] as Point)[0] - x) < 1600).map((each) => Math.min(...each.map(([, y]) => y))), 1250) - 20;
  const gap = (places: Vector[]) => {
    const d = canvas.path(places, false);
    return `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="2.2"/><path d="${d}" transform="translate(2 0)" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.4"/>`;
  };
  const lines = shape.doors.map(({ belt, sill }) => {
    const [high, low] = [shape.stripe && belt > 3000 ? 2350 : beltOf(belt), lowAt(sill) + Math.max(shape.cladding, 55)];
    return gap(range(0, 1, 0.12).map((share) => onSide(belt + (sill - belt) * share ** 1.6, high + (low - high) * share)));
  });
  const sills = shape.doors.slice(1).map(({ sill }, index) => {
    const from = (shape.doors[index] as { sill: number }).sill;
    return sill - from > 1700 ? '' : gap(range(from, sill, 120).map((x) => onSide(x, lowAt(x) + Math.max(shape.cladding, 55))));
  });
  const handles = shape.handles.map(([x, y]) => {
    const grip = roundedOutline([[x - 95, y - 17], [x + 95, y - 13], [x + 95, y + 17], [x - 95, y + 15]], 14);
    const d = canvas.path(grip.map(([gx, gy]) => onSide(gx, gy)));
    return `<path d="${d}" transform="translate(0 3)" fill="#000" fill-opacity=".4"/><path d="${d}" fill="${hex(scale(paint.base, 1.08))}" stroke="#000" stroke-opacity=".3" stroke-width="1"/>`;
  });
  return [...lines, ...sills, ...handles].join('');
}

/** Coloured bands along a caravan or motorhome. */
export function stripeMarkup({ stripe, length }: BodyShape, canvas: Canvas, onSide: OnSide, paint: Paint): string {
  if (!stripe) return '';
  const band = (low: number, high: number, from: number, rise: number): string => {
    const outline: Point[] = [[from, low], [length - 90, low + rise * 0.2], [length - 90, high + rise * 0.4], [from + 420, high]];
    return canvas.path(denseOutline(outline, 160).map(([x, y]) => onSide(x, y)));
  };
  const height = stripe.high - stripe.low;
  return `<path d="${band(stripe.low, stripe.low + height * 0.45, length * 0.34, 160)}" fill="${hex(paint.base)}" fill-opacity=".92"/><path d="${band(stripe.low + height * 0.62, stripe.high, length * 0.42, 200)}" fill="#4b5157" fill-opacity=".85"/>`;
}

/** Door mirror: a housing that stands off the car. */
export function mirrorMarkup({ mirror }: BodyShape, canvas: Canvas, onSide: OnSide, paint: Paint): string {
  if (!mirror) return '';
  const [x, y, z] = onSide(mirror[0], mirror[1]);
  const [cx, cy] = canvas.at([x - 30, y + 55, z + 120]);
  const [fx, fy] = canvas.at([x + 10, y, z]);
  const [w, h] = [118 * canvas.scale, 78 * canvas.scale];
  const base = scale(paint.base, 0.92);
  return `<path d="M${fx.toFixed(1)} ${fy.toFixed(1)}L${cx.toFixed(1)} ${(cy + h * 0.6).toFixed(1)}" stroke="#101214" stroke-width="${(h * 0.5).toFixed(1)}" stroke-linecap="round"/><rect x="${(cx - w).toFixed(1)}" y="${(cy - h).toFixed(1)}" width="${(w * 2).toFixed(1)}" height="${(h * 2).toFixed(1)}" rx="${(h * 0.85).toFixed(1)}" fill="${hex(base)}"/><rect x="${(cx - w).toFixed(1)}" y="${(cy - h).toFixed(1)}" width="${(w * 2).toFixed(1)}" height="${(h * 2).toFixed(1)}" rx="${(h * 0.85).toFixed(1)}" fill="url(#round)"/>`;
}

/** Rails along the roof. */
export function railsMarkup({ roofRails }: BodyShape, surface: Surface, canvas: Canvas): string {
  if (!roofRails) return '';
  const rail = (across: number) => range(roofRails.from, roofRails.to, 150).map((x): Vector => {
    const [px, py, pz] = surface.onTop(x, across);
    const fromEnd = Math.min(x - roofRails.from, roofRails.to - x);
    return [px, py + 42 * Math.min(1, fromEnd / 140), pz];
  });
  return [-0.66, 0.66]
    .map((across) => {
      const d = canvas.path(rail(across), false);
      return `<path d="${d}" fill="none" stroke="#15171a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" transform="translate(0 -2)" fill="none" stroke="#aab0b6" stroke-width="2.5" stroke-linecap="round"/>`;
    })
    .join('');
}
