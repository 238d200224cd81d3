import { pick } from '../seededRandom';
import { rect } from '../shapes';
import { tallFlagMarkup, sideCarMarkup, signMarkup } from './parts';
import type { BuildingSite } from './buildingSite';

const PAINTS = ['#e8eaec', '#b3202a', '#2f5d93', '#3c4147', '#c9ccd0'] as const;

/** A showroom: a glass front with cars behind it, an entrance in the dealer's colour, and flags. */
export function showroomFrontMarkup({ random, accent, foot }: BuildingSite): string {
  const [left, right, top] = [250, 1350, foot - 330];
  const entrance = random() < 0.5 ? left + 120 : right - 330;
  const cars = [left + 40, left + 400, left + 760].map((x) => sideCarMarkup(x, foot - 8, pick(random, PAINTS))).join('');
  const mullions = Array.from({ length: 11 }, (_each, index) => rect(left + index * 110 - 3, top + 84, 6, foot - top - 84, '#eef0f1')).join(
    '',
  );
  return [
    rect(left - 24, top, right - left + 48, foot - top, '#d7dadb'),
    rect(left, top + 84, right - left, foot - top - 84, 'url(#glass)'),
    `<g opacity=".75">${cars}</g>`,
    rect(left, top + 84, right - left, foot - top - 84, '#cfe1ec', ' fill-opacity=".22"'),
    mullions,
    rect(left - 44, top - 12, right - left + 88, 96, '#f4f5f5'),
    rect(left - 44, top - 12, right - left + 88, 14, accent),
    rect(entrance, top - 60, 210, foot - top + 60, accent),
    rect(entrance + 26, top + 110, 158, foot - top - 110, '#20292f'),
    rect(entrance + 32, top + 116, 70, foot - top - 116, 'url(#glass)'),
    rect(entrance + 108, top + 116, 70, foot - top - 116, 'url(#glass)'),
    signMarkup(entrance < 800 ? 840 : 460, top + 8, accent),
    [90, 170, 1430, 1510].map((x) => tallFlagMarkup(x, foot, accent)).join(''),
  ].join('');
}
