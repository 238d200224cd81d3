import type { BodyShape, Outline } from './body';
import type { Canvas } from './canvas';
import { subdividedOutline, roundedOutline } from './curves';
import type { Surface } from './surface';
import { cross, dot, lerp, minus, type Point, type Vector } from './vectors';

const xs = (outline: Outline) => outline.map(([x]) => x);

const CORNER = 70;
/** Overlap of a post with its panes, and the difference in height, in mm: round corners of panes must not uncover it. */
const POST = { under: 12, short: 40 };

/** The black post between two panes. */
function pillar(before: Outline, after: Outline): Point[] {
  const [right, left] = [Math.max(...xs(before)), Math.min(...xs(after))];
  const edge = (outline: Outline, x: number) => outline.filter((point) => Math.abs(point[0] - x) < 60).map(([, y]) => y);
  const [ys1, ys2] = [edge(before, right), edge(after, left)];
  return [
    [right - POST.under, Math.min(...ys1) + POST.short],
    [right - POST.under, Math.max(...ys1) - POST.short],
    [left + POST.under, Math.max(...ys2) - POST.short],
    [left + POST.under, Math.min(...ys2) + POST.short],
  ];
}

/** Panes of the near side with seats and reflections. */
export function sideGlassMarkup(shape: BodyShape, onSide: (x: number, y: number) => Vector, canvas: Canvas): string {
  if (shape.windows.length === 0) return '';
  const onCar = (outline: Outline) => canvas.path(subdividedOutline(outline, 90).map(([x, y]) => onSide(x, y)));
  const panes = shape.windows.map((outline) => onCar(roundedOutline(outline, CORNER)));
  const isCar = shape.stripe === undefined;
  const posts = isCar
    ? shape.windows.slice(1).map((after, index) => `<path d="${onCar(pillar(shape.windows[index] as Outline, after))}" fill="#0a0b0d"/>`)
    : [];

  const low = Math.min(...shape.windows.flat().map(([, y]) => y));
  const high = Math.max(...shape.windows.flat().map(([, y]) => y));
  const shine = shape.windows.map((outline) => {
    const [left, right] = [Math.min(...xs(outline)), Math.max(...xs(outline))];
    const width = right - left;
    const strip = (from: number, to: number): Outline => [
      [left + width * from, low],
      [left + width * to, low],
      [left + width * (to + 0.22), high],
      [left + width * (from + 0.22), high],
    ];
    return `<path d="${onCar(strip(0.12, 0.34))}${onCar(strip(0.4, 0.46))}" fill="#fff" fill-opacity=".1"/>`;
  });
  const seats = isCar
    ? shape.windows.slice(0, 2).map((outline) => {
        const [left, right, top] = [Math.min(...xs(outline)), Math.max(...xs(outline)), Math.max(...outline.map(([, y]) => y))];
        const x = lerp(left, right, 0.68);
        const rest: Outline = [
          [x - 70, low - 20],
          [x - 60, low + 140],
          [x - 40, low + (top - low) * 0.55],
          [x + 70, low + (top - low) * 0.55],
          [x + 120, low - 20],
        ];
        return `<path d="${onCar(roundedOutline(rest, 50))}" fill="#000" fill-opacity=".42"/>`;
      })
    : [];

  return [
    ...posts,
    ...panes.map((d) => `<path d="${d}" fill="#090b0d" stroke="#090b0d" stroke-width="7" stroke-linejoin="round"/>`),
    `<clipPath id="panes">${panes.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`,
    `<g clip-path="url(#panes)">${panes.map((d) => `<path d="${d}" fill="url(#glass)"/>`).join('')}${seats.join('')}${shine.join('')}</g>`,
    ...panes.map((d) => `<path d="${d}" fill="none" stroke="${isCar ? '#cfd4d8' : '#3a3f44'}" stroke-opacity=".35" stroke-width="1.2"/>`),
  ].join('');
}

/** Windscreen or rear window, if its outer face is turned to the camera. */
export function endGlassMarkup(surface: Surface, { from, to }: { from: number; to: number }, canvas: Canvas, id: string): string {
  const [at, ahead, beside] = [
    surface.onTop((from + to) / 2, 0),
    surface.onTop((from + to) / 2 + 10, 0),
    surface.onTop((from + to) / 2, -0.1),
  ];
  const outward = cross(minus(ahead, at), minus(beside, at));
  if (dot(outward, minus(at, canvas.camera.eye)) * Math.sign(outward[1]) >= 0) return '';

  const steps = Array.from({ length: 13 }, (_each, index) => index / 12);
  // The wider end is at the bonnet or boot, the narrower one at the roof.
  const isFront = surface.onTop(from, 0)[1] < surface.onTop(to, 0)[1];
  const width = (share: number) => lerp(0.88, 0.69, isFront ? share : 1 - share);
  const near = steps.map((share) => surface.onTop(lerp(from, to, share), width(share)));
  const far = steps.toReversed().map((share) => surface.onTop(lerp(from, to, share), -width(share)));
  const across = (x: number, halfWidth: number) => steps.map((share) => surface.onTop(x, lerp(halfWidth, -halfWidth, share)));
  const outline = [...near, ...across(to, width(1)), ...far, ...across(from, width(0)).toReversed()];
  const d = canvas.path(outline);
  const streak = (left: number, right: number) =>
    canvas.path([surface.onTop(from, left), surface.onTop(to, left - 0.25), surface.onTop(to, right - 0.25), surface.onTop(from, right)]);
  return [
    `<path d="${d}" fill="#0a0c0e" stroke="#0a0c0e" stroke-width="6" stroke-linejoin="round"/><clipPath id="${id}"><path d="${d}"/>`,
    `</clipPath><path d="${d}" fill="url(#screen)"/><g clip-path="url(#${id})">`,
    `<path d="${streak(0.55, 0.2)}" fill="#fff" fill-opacity=".09"/><path d="${streak(0.1, 0.02)}" fill="#fff" fill-opacity=".07"/></g>`,
  ].join('');
}
