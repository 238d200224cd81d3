import { HEIGHT, WIDTH } from '../canvas';
import type { Backdrop } from './backdrop';
import { band, rect, linearGradient, blurFilter, radialGradient, ellipse } from '../shapes';

/** A showroom: windows on one side, a panelled wall with the dealer's colour, lamps overhead, all reflected in its tiles. */
export function showroomMarkup({ horizon, floor, random, accent }: Backdrop): string {
  const foot = horizon + (floor - horizon) * 0.3;
  const top = Math.min(horizon - 380, 150);
  const isLeft = random() < 0.5;
  const pane = 168;
  const windows = Array.from({ length: 5 }, (_each, index) => {
    const x = isLeft ? -40 + index * (pane + 14) : WIDTH + 40 - (index + 1) * (pane + 14);
    return { x, sky: rect(x, top + 36, pane, foot - top - 60, 'url(#outside)'), below: rect(x, foot + 4, pane, 210, 'url(#mirrored)') };
  });
  const wallX = isLeft ? 900 : 0;
  const panels = Array.from({ length: 6 }, (_each, index) =>
    rect(wallX + index * 118, top + 20, 112, foot - top - 20, index % 2 ? '#5d6166' : '#63676c'),
  ).join('');
  const lamps = Array.from({ length: 4 }, (_each, row) => {
    const y = top - 14 - row * row * 14 - row * 26;
    const reach = 260 + row * 230;
    return `<path d="M${800 - reach} ${y}H${800 + reach}" stroke="#fffdf6" stroke-width="${7 + row * 5}" stroke-opacity=".95"/>`;
  });
  const joints = [-1500, -700, 100, 900, 1700, 2500]
    .map((x) => `M${x} ${HEIGHT}L${Math.round(800 + (x - 800) * 0.3)} ${Math.round(foot)}`)
    .join('');
  const rows = [0.08, 0.2, 0.4, 0.72].map((share) => `M0 ${Math.round(foot + (HEIGHT - foot) * share)}H${WIDTH}`).join('');
  return [
    `<defs>${linearGradient('ceiling', [
      [0, '#b9bcbf'],
      [1, '#dcdedf'],
    ])}`,
    linearGradient('outside', [
      [0, '#dfeaf2'],
      [0.55, '#f5f8f9'],
      [0.72, '#b9c6b4'],
      [1, '#c8c9c5'],
    ]),
    linearGradient('mirrored', [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ]),
    linearGradient('tiles', [
      [0, '#a9acae'],
      [0.35, '#c6c8c9'],
      [1, '#96999b'],
    ]),
    `${radialGradient('sheen', [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ])}${blurFilter('far', 3.4, 0, foot + 12)}</defs>`,
    `<g filter="url(#far)">${band(-40, top, 'url(#ceiling)')}${lamps.join('')}${band(top, foot + 40, '#cfd1d2')}${panels}`,
    `${rect(wallX + 90, top + 86, 420, 74, accent)}${rect(wallX, foot - 74, 708, 74, '#44484c')}${windows.map(({ sky }) => sky).join('')}`,
    `${band(foot - 10, foot + 60, '#8d9092')}</g>`,
    band(foot, HEIGHT, 'url(#tiles)'),
    windows.map(({ below }) => below).join(''),
    ellipse(800, floor, 900, 150, 'url(#sheen)'),
    `<path d="${joints}${rows}" fill="none" stroke="#55595c" stroke-opacity=".16" stroke-width="2.5"/>`,
  ].join('');
}
