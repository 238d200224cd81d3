import type { Backdrop } from './backdrop';
import { rect } from '../shapes';

/** A flag on a pole. */
export function flagMarkup(x: number, foot: number, colour: string): string {
  const top = foot - 215;
  return [
    rect(x - 2, top, 4, foot - top, '#8a9095'),
    `<path d="M${Math.round(x + 2)} ${Math.round(top + 2)}q34 -14 48 26q8 60 -8 112q-14 -14 -40 -12z" fill="${colour}"/>`,
    `<path d="M${Math.round(x + 2)} ${Math.round(top + 60)}q26 -8 48 6v18q-22 -14 -48 -6z" fill="#fff" fill-opacity=".7"/>`,
  ].join('');
}

/** The dealer's low building with glass front and a fascia in its colour, and three flags beside it. */
export function pavilionMarkup({ random, accent }: Backdrop, isDusk: boolean, foot: number): string {
  const [width, height] = [640 + random() * 380, 128 + random() * 34];
  const isLeft = random() < 0.5;
  const x = isLeft ? -120 + random() * 120 : 1720 - width - random() * 120;
  const bays = Math.round(width / 92);
  const mullions = Array.from({ length: bays + 1 }, (_each, index) =>
    rect(x + 10 + ((width - 24) * index) / bays, foot - height + 30, 5, height - 30, isDusk ? '#4a3c3c' : '#e6e8e8'),
  ).join('');
  const flagsX = isLeft ? x + width + 60 : x - 220;
  return [
    rect(x, foot - height, width, height, isDusk ? '#4d4450' : '#cdd1d2'),
    rect(x + 10, foot - height + 34, width - 20, height - 34, 'url(#pavilionGlass)'),
    mullions,
    rect(x - 16, foot - height - 6, width + 32, 40, isDusk ? '#2f2a33' : '#eef0f0'),
    rect(x - 16, foot - height - 6, width + 32, 12, accent),
    rect(x + width * 0.36, foot - height + 10, width * 0.28, 14, accent, ' fill-opacity=".85"'),
    [0, 84, 168].map((shift) => flagMarkup(flagsX + shift, foot, accent)).join(''),
  ].join('');
}
