import { spot } from '../brush';
import { pathOf } from '../canvas';
import { wordsMarkup } from '../signs';
import type { Point } from '../vectors';
import type { Interior } from './interior';

interface DialsPlace {
  /** Middle between the two dials. */
  x: number;
  y: number;
  /** Half of a dial's width. */
  size: number;
}

const START = Math.PI * 0.78;
const SWEEP = Math.PI * 1.44;

const around = (x: number, y: number, radius: number, share: number): Point => [
  x + Math.cos(START + SWEEP * share) * radius,
  y + Math.sin(START + SWEEP * share) * radius,
];

const arc = (x: number, y: number, radius: number, to: number) =>
  pathOf(Array.from({ length: 29 }, (_each, index) => around(x, y, radius, (to * index) / 28)), false);

function dialMarkup([x, y]: Point, size: number, { marks, figures, reading, colour }: { marks: number; figures: readonly string[]; reading: number; colour: string }): string {
  const ticks = Array.from({ length: marks + 1 }, (_each, index) => pathOf([around(x, y, size * 0.9, index / marks), around(x, y, size * (index % 2 ? 0.84 : 0.78), index / marks)], false));
  const words = figures.map((figure, index) => wordsMarkup(figure, around(x, y, size * 0.62, index / (figures.length - 1)), size * 0.1, '#e8ebed'));
  const [tip, left, right] = [around(x, y, size * 0.84, reading), around(x, y, size * 0.1, reading + 0.36), around(x, y, size * 0.1, reading - 0.36)];
  return [
    spot(x, y, size, size, '#0c0e10', ` stroke="#6d7379" stroke-width="${(size * 0.025).toFixed(1)}"`),
    `<path d="${arc(x, y, size * 0.93, 1)}" fill="none" stroke="${colour}" stroke-opacity=".5" stroke-width="${(size * 0.02).toFixed(1)}"/>`,
    `<path d="${ticks.join('')}" stroke="#dfe3e6" stroke-width="${(size * 0.018).toFixed(1)}"/>`,
    ...words,
    `<path d="${pathOf([left, tip, right])}" fill="#e0402f"/>`,
    spot(x, y, size * 0.12, size * 0.12, '#22262a', ' stroke="#888e93" stroke-width="2"'),
  ].join('');
}

/** The car's kilometres as its display shows them, for example '38 412 KM'. */
export const kilometresOf = (km: number) => `${String(Math.round(km)).replaceAll(/\B(?=(\d{3})+$)/g, ' ')} KM`;

/** Two dials and between them what the car has to say, its kilometres among it. */
export function dialsMarkup({ km, isElectric, accent }: Interior, { x, y, size }: DialsPlace): string {
  const rev = isElectric ? ['0', '20', '40', '60', '80', '100'] : ['0', '1', '2', '3', '4', '5', '6', '7'];
  return [
    dialMarkup([x - size * 1.28, y], size, { marks: isElectric ? 10 : 14, figures: rev, reading: isElectric ? 0.82 : 0.02, colour: accent }),
    dialMarkup([x + size * 1.28, y], size, { marks: 26, figures: ['0', '40', '80', '120', '160', '200', '240'], reading: 0.005, colour: accent }),
    wordsMarkup('P', [x, y - size * 0.52], size * 0.2, '#ffffff'),
    wordsMarkup('R N D', [x, y - size * 0.2], size * 0.09, '#8b9196'),
    km === null ? '' : wordsMarkup(kilometresOf(km), [x, y + size * 0.74], size * 0.1, '#f2f5f6'),
    wordsMarkup('KM/H', [x + size * 1.28, y + size * 0.46], size * 0.08, '#9aa0a5'),
  ].join('');
}
