import type { BodyShape } from './body';
import type { Canvas } from './canvas';
import { subdividedOutline, roundedOutline } from './curves';
import { PLATE, plateMarkup } from './plate';
import type { Surface } from './surface';
import type { Point } from './vectors';

const box = (left: number, right: number, low: number, high: number): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** Whether the middle of an end faces the camera. */
const faces = (end: 'nose' | 'tail', { shell }: Surface, canvas: Canvas) =>
  end === 'nose' ? canvas.camera.eye[0] < shell.from - 400 : canvas.camera.eye[0] > shell.to + 400;

/** Draws outlines whose coordinates are arc length and height, in mm. */
function drawer(end: 'nose' | 'tail', surface: Surface, canvas: Canvas) {
  return (outline: readonly Point[], rounding = 26) =>
    canvas.path(subdividedOutline(roundedOutline(outline, rounding), 60).map(([x, y]) => surface.atArcLength(end, x, y)));
}

/** Position of a lamp: arc length from the middle of the end, and height, in mm. */
interface Extent {
  inner: number;
  outer: number;
  low: number;
  high: number;
}

/** The outline of a lamp on one side, swept up towards the corner. */
const lamp = (side: 1 | -1, { inner, outer, low, high }: Extent, sweep: number): Point[] => [
  [side * inner, low + (high - low) * 0.12],
  [side * (inner + (outer - inner) * 0.6), low],
  [side * outer, low + (high - low) * sweep],
  [side * outer * 0.985, high + (high - low) * sweep * 0.45],
  [side * inner, high],
];

/** A body with a tail as high as this, in mm, has doors at its end. */
const VAN_HEIGHT = 1810;

/** The part of a lamp that faces the eye, or null when it is too small. */
function visibleExtent(end: 'nose' | 'tail', side: 1 | -1, lampExtent: Extent, surface: Surface, canvas: Canvas): Extent | null {
  const y = (lampExtent.low + lampExtent.high) / 2;
  const visible: number[] = [];
  for (let position = lampExtent.inner; position <= lampExtent.outer; position += 15) {
    if (surface.facesEye(end, side * position, y, canvas.camera.eye)) visible.push(position);
  }
  const [inner, outer] = [visible[0], visible.at(-1)];
  return inner === undefined || outer === undefined || outer - inner < 40 ? null : { ...lampExtent, inner, outer };
}

const BARS = {
  slats: { count: 5, width: 22, colour: '#a3aab0' },
  blades: { count: 3, width: 40, colour: '#8d949a' },
  mesh: { count: 9, width: 9, colour: '#3a3f44' },
  bars: { count: 15, width: 15, colour: '#b3b9be' },
} as const;

/** The bars of a grille. */
function grilleBarsMarkup({ low, high, halfWidth, kind }: NonNullable<BodyShape['grille']>, surface: Surface, canvas: Canvas): string {
  if (kind === 'closed') return '';
  const { count, width, colour } = BARS[kind];
  const lines = Array.from({ length: count - 1 }, (_each, index) => {
    const share = (index + 1) / count;
    const half = halfWidth * (0.82 + 0.12 * share);
    if (kind === 'bars') {
      return [0.05, 0.5, 0.95].map((up) =>
        surface.atArcLength('nose', (share * 2 - 1) * halfWidth * (0.88 + 0.1 * up), low + (high - low) * up),
      );
    }
    return [-1, -0.5, 0, 0.5, 1].map((across) => surface.atArcLength('nose', half * across, low + (high - low) * share));
  });
  return [
    `<path d="${lines.map((line) => canvas.path(line, false)).join('')}" fill="none" stroke="${colour}"`,
    ` stroke-width="${Math.max(1.2, width * canvas.scale).toFixed(1)}"/>`,
  ].join('');
}

/** The number plate on an end, its middle at height y; nothing for a car without plates. */
function plateOn(surface: Surface, end: 'nose' | 'tail', y: number, canvas: Canvas, plate: string | null): string {
  if (plate === null) return '';
  const pointAt = (position: number, height: number) => surface.atArcLength(end, position, height);
  // The text reads from outside; which side is on the left depends on the position of the camera.
  const left = canvas.project(pointAt(100, y))[0] < canvas.project(pointAt(-100, y))[0] ? 1 : -1;
  const { halfWidth, halfHeight } = PLATE;
  return plateMarkup(
    plate,
    [pointAt(left * halfWidth, y + halfHeight), pointAt(-left * halfWidth, y + halfHeight), pointAt(left * halfWidth, y - halfHeight)],
    canvas,
  );
}

/** Lights, grille, lower intake, badge and plate of the nose, as far as they are visible. */
export function noseMarkup(shape: BodyShape, surface: Surface, canvas: Canvas, plate: string | null): string {
  const draw = drawer('nose', surface, canvas);
  const parts: string[] = [];
  const isFacing = faces('nose', surface, canvas);
  const { grille, headlight, lampSweep = 0.42 } = shape;

  if (isFacing && grille) {
    const low = surface.bottomAt(surface.shell.from + 40);
    parts.push(
      `<path d="${draw(box(-grille.halfWidth * 1.45, grille.halfWidth * 1.45, low + 30, Math.max(low + 120, grille.low - 90)), 60)}"`,
      ' fill="#0e1011"/>',
    );
    parts.push(
      `<path d="${draw(box(-grille.halfWidth * 1.3, grille.halfWidth * 1.3, low + 10, low + 42), 16)}" fill="#83898f" fill-opacity=".7"/>`,
    );
    const field: Point[] = [
      [-grille.halfWidth * 0.86, grille.low],
      [grille.halfWidth * 0.86, grille.low],
      [grille.halfWidth, grille.high],
      [-grille.halfWidth, grille.high],
    ];
    if (grille.kind === 'closed') {
      const [low, high] = [grille.low + (grille.high - grille.low) * 0.3, grille.high];
      const crease = canvas.path(
        [-0.9, -0.45, 0, 0.45, 0.9].map((share) => surface.atArcLength('nose', grille.halfWidth * share, low)),
        false,
      );
      parts.push(
        `<path d="${crease}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>`,
        `<path d="${draw(box(-grille.halfWidth, grille.halfWidth, high - 16, high), 8)}" fill="#0d0f11"/>`,
      );
    } else {
      parts.push(
        `<path d="${draw(field, 40)}" fill="#0b0c0e" stroke="${grille.kind === 'mesh' ? '#2b2f33' : '#c6ccd1'}" stroke-width="3.4"/>`,
      );
      parts.push(grilleBarsMarkup(grille, surface, canvas));
    }
    const middle = (grille.low + grille.high) / 2;
    parts.push(`<path d="${draw(box(-62, 62, middle - 46, middle + 46), 60)}" fill="url(#chrome)" stroke="#3a3e42" stroke-width="1.2"/>`);
    parts.push(`<path d="${draw(box(-36, 36, middle - 24, middle + 24), 34)}" fill="#23272b"/>`);
  }

  if (headlight) {
    for (const side of [-1, 1] as const) {
      const extent = visibleExtent('nose', side, headlight, surface, canvas);
      if (!extent) continue;
      const inner = { ...extent, inner: extent.inner + 55, outer: extent.outer - 45, low: extent.low + 22, high: extent.high - 18 };
      const strip = { ...inner, low: inner.high - 16, inner: inner.inner - 20 };
      parts.push(`<path d="${draw(lamp(side, extent, lampSweep))}" fill="#1b1e21" stroke="#0a0b0c" stroke-width="2"/>`);
      parts.push(`<path d="${draw(lamp(side, inner, lampSweep))}" fill="url(#lamp)"/>`);
      parts.push(`<path d="${draw(lamp(side, strip, lampSweep), 8)}" fill="#fdfefe"/>`);
      for (const share of [0.3, 0.62]) {
        const position = side * (inner.inner + (inner.outer - inner.inner) * share);
        const y = (inner.low + inner.high) / 2 - 6;
        parts.push(
          `<path d="${draw(box(position - 42, position + 42, y - 34, y + 34), 40)}" fill="url(#bulb)" stroke="#3b4147"`,
          ' stroke-width="1.4"/>',
        );
      }
      const fogY = surface.bottomAt(surface.shell.from + 200) + 120;
      if (isFacing && fogY + 60 < extent.low) {
        parts.push(
          `<path d="${draw(box(side * 700 - 55, side * 700 + 55, fogY - 28, fogY + 28), 26)}" fill="#15181a" stroke="#5d6369"`,
          ' stroke-width="1.6"/>',
        );
      }
    }
  }
  if (isFacing && shape.drawbar) {
    const high = surface.heightAt(surface.shell.from + 300);
    parts.push(`<path d="${draw(box(-620, 620, high * 0.56, high * 0.76), 60)}" fill="url(#glass)" stroke="#0a0c0e" stroke-width="5"/>`);
  }
  if (isFacing && shape.plate.front !== null) {
    parts.push(plateOn(surface, 'nose', shape.plate.front, canvas, plate));
  }
  return parts.join('');
}

/** The window in the upright tail of a caravan or motorhome, or the gap between a van's rear doors. */
function uprightTailMarkup({ stripe, rearWindow }: BodyShape, surface: Surface, canvas: Canvas): string {
  const high = surface.heightAt(surface.shell.to - 200);
  if (stripe) {
    return [
      `<path d="${drawer('tail', surface, canvas)(box(-480, 480, high * 0.56, high * 0.76), 60)}" fill="url(#glass)" stroke="#0a0c0e"`,
      ' stroke-width="5"/>',
    ].join('');
  }
  if (!rearWindow || high < VAN_HEIGHT) return '';
  const above = [0.6, 0.3, 0].map((share) => surface.onTop(rearWindow.to + (surface.shell.to - rearWindow.to) * share, 0));
  const split = canvas.path([surface.atArcLength('tail', 0, high * 0.22), ...above, surface.onTop(rearWindow.from, 0)], false);
  return `<path d="${split}" fill="none" stroke="#0a0c0e" stroke-opacity=".75" stroke-width="${(26 * canvas.scale).toFixed(1)}"/>`;
}

/** Lights, lower bumper and plate of the tail, as far as they are visible. */
export function tailMarkup(shape: BodyShape, surface: Surface, canvas: Canvas, plate: string | null): string {
  const draw = drawer('tail', surface, canvas);
  const parts: string[] = [];
  const isFacing = faces('tail', surface, canvas);
  const { tailLight } = shape;
  const low = surface.bottomAt(surface.shell.to - 60);

  if (isFacing && low > tailLight.low) {
    parts.push(`<path d="${draw(box(-900, 900, tailLight.low - 30, tailLight.high + 30), 20)}" fill="#1b1e21"/>`);
  } else if (isFacing) {
    parts.push(`<path d="${draw(box(-640, 640, low + 8, low + 100), 40)}" fill="#15171a"/>`);
    const lid = draw(box(-610, 610, shape.plate.rear - 150, tailLight.high + 70), 60);
    parts.push(`<path d="${lid}" fill="none" stroke="#000" stroke-opacity=".38" stroke-width="2"/>`);
    const crease = canvas.path(
      Array.from({ length: 19 }, (_each, index) => surface.atArcLength('tail', -810 + index * 90, shape.plate.rear - 120)),
      false,
    );
    parts.push(
      `<path d="${crease}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.2"/>`,
      `<path d="${crease}" transform="translate(0 3)" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`,
    );
    parts.push(`<path d="${draw(box(-260, 260, shape.plate.rear - 95, shape.plate.rear + 95), 30)}" fill="#000" fill-opacity=".28"/>`);
  }
  if (isFacing) parts.push(uprightTailMarkup(shape, surface, canvas));
  if (isFacing && shape.hasTailBar) {
    const middle = tailLight.low + (tailLight.high - tailLight.low) * 0.62;
    parts.push(
      `<path d="${draw(box(-tailLight.inner - 30, tailLight.inner + 30, middle - 30, middle + 34), 8)}" fill="#3a0508"/>`,
      `<path d="${draw(box(-tailLight.inner - 30, tailLight.inner + 30, middle - 12, middle + 16), 8)}" fill="#d3202a"/>`,
    );
  }
  for (const side of [-1, 1] as const) {
    const extent = visibleExtent('tail', side, tailLight, surface, canvas);
    if (!extent) continue;
    const glow = { ...extent, inner: extent.inner + 40, outer: extent.outer - 40, low: extent.low + 26, high: extent.high - 26 };
    parts.push(`<path d="${draw(lamp(side, extent, 0.2))}" fill="#4d060b" stroke="#16090a" stroke-width="2"/>`);
    parts.push(`<path d="${draw(lamp(side, glow, 0.2), 18)}" fill="url(#tailLamp)"/>`);
    const reflectorOuter = extent.inner + (extent.outer - extent.inner) * 0.3;
    const reflectorHigh = extent.low + (extent.high - extent.low) * 0.42;
    const reflector = box(side * extent.inner, side * reflectorOuter, extent.low + 20, reflectorHigh);
    parts.push(`<path d="${draw(reflector, 14)}" fill="#f0e8e4" fill-opacity=".8"/>`);
  }
  if (isFacing) {
    parts.push(plateOn(surface, 'tail', shape.plate.rear, canvas, plate));
    const badge = shape.tailLight.low + (shape.tailLight.high - shape.tailLight.low) * 0.55;
    if (!shape.stripe && surface.shell.finish !== 'alloy') {
      parts.push(`<path d="${draw(box(-55, 55, badge - 36, badge + 36), 50)}" fill="url(#chrome)" stroke="#3a3e42" stroke-width="1"/>`);
    }
  }
  return parts.join('');
}
