import { flagMarkup } from '../settings/pavilion';
import { rect } from '../shapes';

/** A tall flag in front of a building. */
export const tallFlagMarkup = (x: number, foot: number, colour: string) =>
  `<g transform="translate(${x} ${foot}) scale(1.95)">${flagMarkup(0, 0, colour)}</g>`;

/** A sign without words: a white mark and two lines on the dealer's colour. */
export function signMarkup(x: number, y: number, colour: string): string {
  return [
    rect(x, y, 300, 66, colour),
    `<circle cx="${x + 40}" cy="${y + 33}" r="18" fill="none" stroke="#fff" stroke-width="7"/>`,
    rect(x + 76, y + 20, 190, 12, '#fff'),
    rect(x + 76, y + 40, 120, 8, '#fff', ' fill-opacity=".7"'),
  ].join('');
}

/** A roller door, closed. */
export function rollerDoorMarkup(x: number, top: number, width: number, foot: number): string {
  const lines = Array.from({ length: Math.floor((foot - top) / 22) }, (_each, index) =>
    rect(x, top + index * 22, width, 3, '#a9aeb1'),
  ).join('');
  return `${rect(x - 8, top - 8, width + 16, foot - top + 8, '#8b9196')}${rect(x, top, width, foot - top, '#d9dcdd')}${lines}`;
}

/** A car from the side, as a simple shape with its wheels on `foot`. */
export function sideCarMarkup(x: number, foot: number, paint: string): string {
  const y = foot - 26;
  return [
    `<path d="M${x} ${y}q-4 -34 22 -40l46 -6q34 -40 60 -42h70q30 2 58 42l46 10q20 6 18 36z" fill="${paint}"/>`,
    `<path d="M${x + 80} ${y - 48}q26 -30 46 -32h26v32z M${x + 160} ${y - 80}h34q22 2 42 32h-76z" fill="#2b343b"/>`,
    [x + 62, x + 254]
      .map(
        (wheel) =>
          `<circle cx="${wheel}" cy="${foot - 24}" r="26" fill="#1d1f22"/><circle cx="${wheel}" cy="${foot - 24}" r="13" fill="#b8bdc1"/>`,
      )
      .join(''),
  ].join('');
}
