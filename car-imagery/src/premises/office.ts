import { rect } from '../shapes';
import { tallFlagMarkup, signMarkup } from './parts';
import type { BuildingSite } from './buildingSite';

/** A caravan from the side, its drawbar to the left. */
const caravanMarkup = (x: number, foot: number, stripe: string) =>
  [
    `<path d="M${x} ${foot - 46}v-120q6 -34 44 -36h230q40 2 46 40v116z" fill="#f3f2ee"/>`,
    rect(x, foot - 92, 320, 16, stripe),
    rect(x + 40, foot - 170, 86, 50, '#33424b'),
    rect(x + 226, foot - 170, 60, 50, '#33424b'),
    rect(x + 150, foot - 176, 54, 130, '#dcd9d1'),
    rect(x - 70, foot - 58, 80, 8, '#4b5054'),
    `<circle cx="${x + 150}" cy="${foot - 26}" r="28" fill="#1d1f22"/><circle cx="${x + 150}" cy="${foot - 26}" r="13" fill="#b8bdc1"/>`,
  ].join('');

/** The office of a yard: a low house with a veranda between caravans. */
export function officeMarkup({ random, accent, foot }: BuildingSite): string {
  const [left, width] = [520, 560];
  const eaves = foot - 230;
  const posts = [0, 1, 2, 3, 4].map((post) => rect(left - 30 + post * 150, eaves, 14, foot - eaves, '#f3efe6')).join('');
  return [
    caravanMarkup(110, foot, accent),
    caravanMarkup(1190, foot, random() < 0.5 ? '#4d7a6c' : '#b8732f'),
    rect(left, eaves, width, foot - eaves, '#d9c7a6'),
    Array.from({ length: 11 }, (_each, index) => rect(left, eaves + index * 20, width, 2, '#c4b08b')).join(''),
    rect(left + 60, foot - 170, 110, 90, '#3b4b54'),
    rect(left + 390, foot - 170, 110, 90, '#3b4b54'),
    rect(left + 230, foot - 180, 100, 180, '#2f3a40'),
    rect(left + 240, foot - 170, 80, 170, 'url(#glass)'),
    `<path d="M${left - 60} ${eaves}L${left + 120} ${eaves - 140}H${left + width - 120}L${left + width + 60} ${eaves}z" fill="#8a9298"/>`,
    rect(left - 60, eaves - 6, width + 120, 16, accent),
    posts,
    signMarkup(left + 130, eaves - 96, accent),
    [470, 1130].map((x) => tallFlagMarkup(x, foot, accent)).join(''),
  ].join('');
}
