import { rect } from '../shapes';
import { rollerDoorMarkup, sideCarMarkup, signMarkup } from './parts';
import type { BuildingSite } from './buildingSite';

/** A workshop: a row of roller doors, one of them open with a car on the lift. */
export function workshopMarkup({ random, accent, foot }: BuildingSite): string {
  const [left, top, width] = [220, foot - 350, 1160];
  const bays = [0, 1, 2, 3].map((bay) => left + 60 + bay * 280);
  const open = bays[Math.floor(random() * 4)] as number;
  const closed = bays
    .filter((x) => x !== open)
    .map((x) => rollerDoorMarkup(x, top + 130, 220, foot))
    .join('');
  return [
    rect(left, top, width, foot - top, '#e2e3e1'),
    rect(left, foot - 40, width, 40, '#b9bab7'),
    closed,
    rect(open - 8, top + 122, 236, foot - top - 122, '#8b9196'),
    rect(open, top + 130, 220, foot - top - 130, '#2a2f33'),
    rect(open + 30, top + 130, 14, foot - top - 130, '#d8a02c'),
    rect(open + 176, top + 130, 14, foot - top - 130, '#d8a02c'),
    rect(open, foot - 96, 220, 10, '#d8a02c'),
    `<g transform="translate(${open + 110} ${foot - 96}) scale(.66)">${sideCarMarkup(-157, 0, '#c3c8cc')}</g>`,
    rect(left - 20, top - 16, width + 40, 34, '#f4f5f5'),
    rect(left - 20, top - 16, width + 40, 12, accent),
    signMarkup(650, top + 34, accent),
  ].join('');
}
