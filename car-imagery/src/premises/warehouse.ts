import { rect } from '../shapes';
import { rollerDoorMarkup, signMarkup } from './parts';
import type { BuildingSite } from './buildingSite';

/** A parts warehouse: a counter behind a window with shelves, and a door for deliveries. */
export function warehouseMarkup({ random, accent, foot }: BuildingSite): string {
  const [left, top, width] = [260, foot - 380, 1080];
  const ribs = Array.from({ length: 45 }, (_each, index) => rect(left + index * 24, top, 2, foot - top, '#b4bbbf')).join('');
  const shelves = [0, 1, 2]
    .map((row) =>
      Array.from({ length: 9 }, (_each, index) =>
        rect(left + 116 + index * 48, foot - 96 - row * 62, 24 + random() * 16, 22 + random() * 22, index % 3 ? '#a5814f' : accent),
      ).join(''),
    )
    .join('');
  return [
    rect(left, top, width, foot - top, '#c9cfd2'),
    ribs,
    rect(left + 90, foot - 250, 470, 210, '#3a4247'),
    shelves,
    rect(left + 90, foot - 250, 470, 210, '#d4e4ee', ' fill-opacity=".25"'),
    rect(left + 600, foot - 240, 110, 240, '#2d353a'),
    rect(left + 610, foot - 230, 90, 230, 'url(#glass)'),
    rollerDoorMarkup(left + 770, foot - 270, 250, foot),
    rect(left - 18, top - 18, width + 36, 30, accent),
    signMarkup(left + 175, top + 36, accent),
  ].join('');
}
