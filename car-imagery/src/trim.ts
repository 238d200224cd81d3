import type { BodyShape, Wheel } from './body';
import type { Canvas } from './canvas';
import { subdividedOutline, roundedOutline } from './curves';
import { hex, scale, type Paint } from './paint';
import type { Surface } from './surface';
import { type Point, type Vector } from './vectors';

type OnSide = (x: number, y: number) => Vector;

const range = (from: number, to: number, step: number) => {
  const count = Math.max(1, Math.round(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_each, index) => from + ((to - from) * index) / count);
};

function archOf({ x, radius }: Wheel, size: number, low: number, onSide: OnSide): Vector[] {
  const bottom = low - 14;
  const halfWidth = Math.sqrt(Math.max(0, size ** 2 - (bottom - radius) ** 2));
  const start = Math.atan2(bottom - radius, halfWidth);
  return range(start, Math.PI - start, 0.12).map((angle) =>
    onSide(x + Math.cos(angle) * size, Math.max(bottom, radius + Math.sin(angle) * size)),
  );
}

/** The clipping region of a wheel: its arch, and the area below the body. */
export function wheelOpening(wheel: Wheel, low: number, onSide: OnSide, canvas: Canvas): string {
  const z = onSide(wheel.x, low + 20)[2];
  const halfWidth = wheel.radius + 500;
  const isFree = low > wheel.radius * 2;
  const below: Vector[] = [
    [wheel.x - halfWidth, low, z],
    [wheel.x + halfWidth, low, z],
    [wheel.x + halfWidth, -150, z],
    [wheel.x - halfWidth, -150, z],
  ];
  return canvas.path(below) + (isFree ? '' : canvas.path(archOf(wheel, wheel.radius + 50, low, onSide)));
}

/** Dark hollows above the wheels, with unpainted edges where the body has them; a mudguard where the wheel stands free. */
export function archesMarkup(shape: BodyShape, lowAt: (x: number) => number, onSide: OnSide, canvas: Canvas): string {
  return shape.wheels
    .map((wheel) => {
      const { x, radius } = wheel;
      const low = lowAt(x);
      if (low > radius * 2) {
        const z = onSide(x, low + 20)[2];
        const guard = range(0.35, Math.PI - 0.35, 0.15).map((angle): Vector => [
          x + Math.cos(angle) * (radius + 55),
          radius + Math.sin(angle) * (radius + 55),
          z,
        ]);
        return `<path d="${canvas.path(guard, false)}" fill="none" stroke="#1b1d20" stroke-width="${(46 * canvas.scale).toFixed(1)}"/>`;
      }
      const arch = (size: number) => archOf(wheel, size, low, onSide);
      const edge = shape.cladding ? `<path d="${canvas.path(arch(radius + 118))}" fill="#2a2d30"/>` : '';
      const line = `<path d="${canvas.path(arch(radius + 54), false)}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>`;
      return `${edge}${line}<path d="${canvas.path(arch(radius + 50))}" fill="#08090a"/>`;
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
  return [
    `<path d="${canvas.path([...upper, ...lower])}" fill="#2a2d30"/>`,
    `<path d="${canvas.path(upper, false)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`,
  ].join('');
}

/** Gaps of the doors, their handles, and the coloured bands of a caravan. */
export function doorsMarkup(shape: BodyShape, surfaces: readonly Surface[], canvas: Canvas, onSide: OnSide, paint: Paint): string {
  const lowAt = (x: number) =>
    Math.min(...surfaces.filter(({ shell }) => x >= shell.from && x <= shell.to).map((surface) => surface.bottomAt(x)));
  const beltOf = (x: number) =>
    Math.min(
      ...shape.windows.filter((each) => Math.abs((each[0] as Point)[0] - x) < 1600).map((each) => Math.min(...each.map(([, y]) => y))),
      1250,
    ) - 20;
  const gap = (points: Vector[]) => {
    const d = canvas.path(points, false);
    return [
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="2.2"/>`,
      `<path d="${d}" transform="translate(2 0)" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.4"/>`,
    ].join('');
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
    const grip = roundedOutline(
      [
        [x - 95, y - 17],
        [x + 95, y - 13],
        [x + 95, y + 17],
        [x - 95, y + 15],
      ],
      14,
    );
    const d = canvas.path(grip.map(([gx, gy]) => onSide(gx, gy)));
    return [
      `<path d="${d}" transform="translate(0 3)" fill="#000" fill-opacity=".4"/>`,
      `<path d="${d}" fill="${hex(scale(paint.base, 1.08))}" stroke="#000" stroke-opacity=".3" stroke-width="1"/>`,
    ].join('');
  });
  return [...lines, ...sills, ...handles].join('');
}

/** Coloured bands along a caravan or motorhome. */
export function stripeMarkup({ stripe, length }: BodyShape, canvas: Canvas, onSide: OnSide, paint: Paint): string {
  if (!stripe) return '';
  const band = (low: number, high: number, from: number, rise: number): string => {
    const outline: Point[] = [
      [from, low],
      [length - 90, low + rise * 0.2],
      [length - 90, high + rise * 0.4],
      [from + 420, high],
    ];
    return canvas.path(subdividedOutline(outline, 160).map(([x, y]) => onSide(x, y)));
  };
  const height = stripe.high - stripe.low;
  return [
    `<path d="${band(stripe.low, stripe.low + height * 0.45, length * 0.34, 160)}" fill="${hex(paint.base)}" fill-opacity=".92"/>`,
    `<path d="${band(stripe.low + height * 0.62, stripe.high, length * 0.42, 200)}" fill="#4b5157" fill-opacity=".85"/>`,
  ].join('');
}

/** The housing of a door mirror. */
export function mirrorMarkup({ mirror }: BodyShape, canvas: Canvas, onSide: OnSide, paint: Paint, side: 1 | -1): string {
  if (!mirror) return '';
  const [x, y, z] = onSide(mirror[0], mirror[1]);
  const [cx, cy] = canvas.project([x - 30, y + 55, z + side * 120]);
  const [fx, fy] = canvas.project([x + 10, y, z]);
  const [w, h] = [118 * canvas.scale, 78 * canvas.scale];
  const base = scale(paint.base, 0.92);
  return [
    `<path d="M${fx.toFixed(1)} ${fy.toFixed(1)}L${cx.toFixed(1)} ${(cy + h * 0.6).toFixed(1)}" stroke="#101214"`,
    ` stroke-width="${(h * 0.5).toFixed(1)}" stroke-linecap="round"/>`,
    `<rect x="${(cx - w).toFixed(1)}" y="${(cy - h).toFixed(1)}" width="${(w * 2).toFixed(1)}" height="${(h * 2).toFixed(1)}"`,
    ` rx="${(h * 0.85).toFixed(1)}" fill="${hex(base)}"/>`,
    `<rect x="${(cx - w).toFixed(1)}" y="${(cy - h).toFixed(1)}" width="${(w * 2).toFixed(1)}" height="${(h * 2).toFixed(1)}"`,
    ` rx="${(h * 0.85).toFixed(1)}" fill="url(#round)"/>`,
  ].join('');
}

/** The rail along the roof at a share of its half width. */
export function railsMarkup({ roofRails }: BodyShape, surface: Surface, canvas: Canvas, across: number): string {
  if (!roofRails) return '';
  const rail = range(roofRails.from, roofRails.to, 150).map((x): Vector => {
    const [px, py, pz] = surface.onTop(x, across);
    const fromEnd = Math.min(x - roofRails.from, roofRails.to - x);
    return [px, py + 24 * Math.min(1, fromEnd / 140), pz];
  });
  const d = canvas.path(rail, false);
  return [
    `<path d="${d}" fill="none" stroke="#15171a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="${d}" transform="translate(0 -2)" fill="none" stroke="#aab0b6" stroke-width="1.6" stroke-linecap="round"/>`,
  ].join('');
}

/** Gaps of the bonnet and the dark line under the windscreen. */
export function bonnetMarkup({ windscreen, length, stripe }: BodyShape, surface: Surface, canvas: Canvas): string {
  if (!windscreen || windscreen.from > length / 2) return '';
  const start = stripe ? 260 : 110;
  const gap = (across: number) =>
    canvas.path(
      range(start, windscreen.from - 30, 90).map((x) => surface.onTop(x, across)),
      false,
    );
  const cowl = canvas.path(
    range(0.86, -0.86, 0.15).map((across) => surface.onTop(windscreen.from - 22, across)),
    false,
  );
  return [
    `<path d="${gap(0.84)}${gap(-0.84)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.8"/><path d="${gap(0.36)}`,
    `${gap(-0.36)}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="3"/>`,
    `<path d="${cowl}" fill="none" stroke="#0c0e10" stroke-opacity=".85" stroke-width="${(46 * canvas.scale).toFixed(1)}"/>`,
  ].join('');
}
