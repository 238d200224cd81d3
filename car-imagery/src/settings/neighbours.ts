import { pick } from '../seededRandom';

const COLOURS = ['#d5d8da', '#8f969c', '#33373c', '#7a1f25', '#2c4366', '#b9bdc0', '#5b6166', '#e4e5e4'] as const;

/** Other cars of the yard, seen from the front, as simple shapes. */
export function neighboursMarkup(random: () => number, foot: number, isDusk: boolean): string {
  let markup = '';
  for (let x = -30 + random() * 60; x < 1640; x += 108 + random() * 26) {
    if (random() < 0.16) continue;
    const [w, h] = [44 + random() * 7, 62 + random() * 18];
    const [left, top] = [Math.round(x), Math.round(foot - h)];
    const paint = pick(random, COLOURS);
    markup += [
      `<path d="M${left - Math.round(w)} ${Math.round(foot - 6)}v-24q0 -14 12 -16l10 -${Math.round(h - 46)}q3 -6 10 -6`,
      `h${Math.round(2 * w - 64)}q7 0 10 6l10 ${Math.round(h - 46)}q12 2 12 16v24z" fill="${paint}"/>`,
      `<path d="M${left - Math.round(w) + 18} ${top + Math.round(h - 44)}l8 -${Math.round(h - 52)}`,
      `h${Math.round(2 * w - 52)}l8 ${Math.round(h - 52)}z" fill="#20262b"/>`,
      `<path d="M${left - Math.round(w) + 4} ${Math.round(foot - 14)}h${Math.round(2 * w - 8)}v14h-${Math.round(2 * w - 8)}z"`,
      ' fill="#15171a" fill-opacity=".85"/>',
    ].join('');
  }
  return `<g${isDusk ? ' opacity=".55"' : ' opacity=".92"'}>${markup}</g>`;
}
