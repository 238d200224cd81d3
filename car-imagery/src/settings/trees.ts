import { WIDTH } from '../canvas';

/** Silhouettes of trees with their base at `foot`. */
export function treesMarkup(random: () => number, foot: number, height: number, fill: string): string {
  let d = `M-60 ${Math.round(foot)}`;
  for (let x = -60; x < WIDTH + 60;) {
    const crown = 50 + random() * 90;
    const rise = height * (0.5 + random() * 0.5);
    d += `L${Math.round(x)} ${Math.round(foot - rise * 0.7)}q${Math.round(crown / 2)} ${Math.round(-rise * 0.6)} ${Math.round(crown)} 0`;
    x += crown;
  }
  return `<path d="${d}L${WIDTH + 90} ${Math.round(foot)}z" fill="${fill}"/>`;
}
