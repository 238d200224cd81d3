import { ellipse } from '../shapes';
import { pathOf } from '../canvas';
import { textMarkup } from '../glyphs';
import type { Point } from '../vectors';
import type { Interior } from './interior';

interface DialsPosition {
  /** Centre between the two dials. */
  x: number;
  y: number;
  /** Radius of a dial. */
  size: number;
}

const START = Math.PI * 0.78;
const SWEEP = Math.PI * 1.44;

const pointOnDial = (x: number, y: number, radius: number, share: number): Point => [
  x + Math.cos(START + SWEEP * share) * radius,
  y + Math.sin(START + SWEEP * share) * radius,
];

const arc = (x: number, y: number, radius: number, to: number) =>
  pathOf(Array.from({ length: 29 }, (_each, index) => pointOnDial(x, y, radius, (to * index) / 28)), false);

interface Dial {
  marks: number;
  figures: readonly string[];
  /** Position of the needle, 0 to 1. */
  reading: number;
  colour: string;
}

function dialMarkup([x, y]: Point, size: number, { marks, figures, reading, colour }: Dial): string {
  const ticks = Array.from(
    { length: marks + 1 },
    (_each, index) => pathOf(
      [pointOnDial(x, y, size * 0.9, index / marks), pointOnDial(x, y, size * (index % 2 ? 0.84 : 0.78), index / marks)],
      false,
    ),
  );
  const labels = figures.map(
    (figure, index) => textMarkup(figure, pointOnDial(x, y, size * 0.62, index / (figures.length - 1)), size * 0.1, '#e8ebed'),
  );
  const [tip, left, right] = [
    pointOnDial(x, y, size * 0.84, reading),
    pointOnDial(x, y, size * 0.1, reading + 0.36),
    pointOnDial(x, y, size * 0.1, reading - 0.36),
  ];
  return [
    ellipse(x, y, size, size, '#0c0e10', ` stroke="#6d7379" stroke-width="${(size * 0.025).toFixed(1)}"`),
    `<path d="${arc(x, y, size * 0.93, 1)}" fill="none" stroke="${colour}" stroke-opacity=".5"`,
    ` stroke-width="${(size * 0.02).toFixed(1)}"/>`,
    `<path d="${ticks.join('')}" stroke="#dfe3e6" stroke-width="${(size * 0.018).toFixed(1)}"/>`,
    ...labels,
    `<path d="${pathOf([left, tip, right])}" fill="#e0402f"/>`,
    ellipse(x, y, size * 0.12, size * 0.12, '#22262a', ' stroke="#888e93" stroke-width="2"'),
  ].join('');
}

/** The odometer reading as its display formats it, for example '38 412 KM'. */
export const kilometresOf = (km: number) => `${String(Math.round(km)).replaceAll(/\B(?=(\d{3})+$)/g, ' ')} KM`;

/** Two dials with the gear and the odometer reading between them. */
export function dialsMarkup({ km, isElectric, accent }: Interior, { x, y, size }: DialsPosition): string {
  const rev = isElectric ? ['0', '20', '40', '60', '80', '100'] : ['0', '1', '2', '3', '4', '5', '6', '7'];
  return [
    dialMarkup(
      [x - size * 1.28, y],
      size,
      { marks: isElectric ? 10 : 14, figures: rev, reading: isElectric ? 0.82 : 0.02, colour: accent },
    ),
    dialMarkup(
      [x + size * 1.28, y],
      size,
      { marks: 26, figures: ['0', '40', '80', '120', '160', '200', '240'], reading: 0.005, colour: accent },
    ),
    textMarkup('P', [x, y - size * 0.52], size * 0.2, '#ffffff'),
    textMarkup('R N D', [x, y - size * 0.2], size * 0.09, '#8b9196'),
    km === null ? '' : textMarkup(kilometresOf(km), [x, y + size * 0.74], size * 0.1, '#f2f5f6'),
    textMarkup('KM/H', [x + size * 1.28, y + size * 0.46], size * 0.08, '#9aa0a5'),
  ].join('');
}
