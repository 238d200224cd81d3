import { HEIGHT, WIDTH } from './canvas';
import type { Surroundings } from './light';
import { unit } from './vectors';

export type CarSetting = 'studio' | 'yard' | 'dusk';

export const SURROUNDINGS: Readonly<Record<CarSetting, Surroundings>> = {
  studio: {
    zenith: [255, 255, 255],
    haze: [214, 219, 224],
    horizon: [92, 97, 103],
    ground: [188, 191, 194],
    sun: unit([-0.3, 0.85, 0.5]),
    sunColour: [255, 255, 255],
    ambient: 0.66,
  },
  yard: {
    zenith: [96, 152, 214],
    haze: [226, 236, 243],
    horizon: [58, 66, 58],
    ground: [128, 126, 121],
    sun: unit([-0.45, 0.7, 0.62]),
    sunColour: [255, 250, 236],
    ambient: 0.58,
  },
  dusk: {
    zenith: [66, 74, 122],
    haze: [246, 176, 124],
    horizon: [44, 36, 48],
    ground: [74, 66, 72],
    sun: unit([-0.7, 0.36, 0.62]),
    sunColour: [255, 206, 160],
    ambient: 0.52,
  },
};

const gradient = (id: string, stops: readonly [offset: number, colour: string, opacity?: number][], how = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${how}>${stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

const rect = (y: number, height: number, fill: string, more = '') => `<rect x="-100" y="${y}" width="${WIDTH + 200}" height="${height}" fill="${fill}"${more}/>`;

const foliage = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** Trees out of focus at the horizon: soft by gradient, because a blur would fade at the picture's edges. */
function treeLine(random: () => number, horizon: number, fill: 'farTrees' | 'nearTrees', size: number): string {
  return Array.from({ length: 32 }, (_each, index) => {
    const x = -200 + index * 66 + (random() - 0.5) * 40;
    const [height, width] = [size * (0.45 + random() * 0.55), 44 + random() * 40];
    return `<ellipse cx="${x.toFixed(0)}" cy="${(horizon - height * 0.3).toFixed(0)}" rx="${(width * 1.5).toFixed(0)}" ry="${(height * 1.4).toFixed(0)}" fill="url(#${fill})"/>`;
  }).join('');
}

/** What stands behind and under the car. `floor` is where its wheels stand. */
export function backgroundMarkup(setting: CarSetting, floor: number, random: () => number): string {
  const horizon = floor - 250;
  if (setting === 'studio') {
    const tone = pickTone(random());
    return [
      `<defs>${gradient('wall', [[0, tone.high], [0.62, tone.middle], [1, tone.low]])}${gradient('stage', [[0, tone.low], [0.18, tone.stage], [1, tone.front]])}<radialGradient id="lightPool"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`,
      rect(0, horizon + 60, 'url(#wall)'),
      rect(horizon + 60, HEIGHT - horizon - 60, 'url(#stage)'),
      `<ellipse cx="800" cy="${floor - 330}" rx="1000" ry="520" fill="url(#lightPool)"/>`,
      rect(horizon + 20, 80, tone.low, ' fill-opacity=".5" filter="url(#soft)"'),
    ].join('');
  }
  const isDusk = setting === 'dusk';
  const sky: [number, string][] = isDusk
    ? [[0, '#333a66'], [0.45, '#8d6c93'], [0.78, '#e79c7a'], [1, '#ffd3a0']]
    : [[0, '#6aa3dc'], [0.6, '#b5d5ee'], [1, '#eef5f9']];
  const asphalt: [number, string][] = isDusk ? [[0, '#5b5058'], [0.35, '#463f47'], [1, '#2b282e']] : [[0, '#a8a6a2'], [0.3, '#8f8e8b'], [1, '#6f6e6d']];
  const lines = [-900, -300, 300, 900, 1500, 2100].map((x) => `M${x} ${HEIGHT}L${800 + (x - 800) * 0.32} ${horizon + 34}`).join('');
  return [
    `<defs>${gradient('sky', sky)}${gradient('asphalt', asphalt)}${foliage('farTrees', isDusk ? '#3b3040' : '#7f957c')}${foliage('nearTrees', isDusk ? '#2c2532' : '#5d7558')}</defs>`,
    rect(0, horizon + 40, 'url(#sky)'),
    isDusk ? `<circle cx="330" cy="${horizon - 34}" r="150" fill="#ffe2b0" fill-opacity=".75" filter="url(#wide)"/>` : cloudsMarkup(random, horizon),
    treeLine(random, horizon + 20, 'farTrees', 96),
    treeLine(random, horizon + 30, 'nearTrees', 58),
    `<g filter="url(#soft)">${shedMarkup(random, horizon, isDusk)}</g>`,
    rect(horizon + 26, HEIGHT - horizon - 26, 'url(#asphalt)'),
    `<path d="${lines}" stroke="${isDusk ? '#cdb6a6' : '#f2f1ec'}" stroke-opacity=".34" stroke-width="7" filter="url(#faint)"/>`,
    rect(horizon + 20, 18, isDusk ? '#231e28' : '#55604f', ' fill-opacity=".5" filter="url(#soft)"'),
  ].join('');
}

function pickTone(chance: number) {
  if (chance < 0.4) return { high: '#e9ebed', middle: '#dcdfe2', low: '#c3c8cc', stage: '#d3d6d9', front: '#eceded' };
  if (chance < 0.75) return { high: '#dfe4e8', middle: '#cdd4da', low: '#aab3bb', stage: '#bcc4cb', front: '#dfe3e6' };
  return { high: '#efece7', middle: '#e2ddd5', low: '#c9c2b8', stage: '#d8d2c9', front: '#efece6' };
}

function cloudsMarkup(random: () => number, horizon: number): string {
  const puffs = Array.from({ length: 9 }, () => {
    const [x, y] = [random() * WIDTH, 60 + random() * (horizon - 260)];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(120 + random() * 200).toFixed(0)}" ry="${(14 + random() * 30).toFixed(0)}"/>`;
  });
  return `<g fill="#fff" fill-opacity=".5" filter="url(#wide)">${puffs.join('')}</g>`;
}

/** A low showroom at the back of the yard. */
function shedMarkup(random: () => number, horizon: number, isDusk: boolean): string {
  const x = 180 + random() * 900;
  const wall = isDusk ? '#4b4250' : '#d9dcdc';
  const glass = isDusk ? '#ffd591' : '#9fb8c6';
  return `<rect x="${x.toFixed(0)}" y="${horizon - 96}" width="430" height="130" fill="${wall}"/><rect x="${x.toFixed(0)}" y="${horizon - 108}" width="430" height="20" fill="${isDusk ? '#2f2936' : '#5f6a70'}"/><rect x="${(x + 18).toFixed(0)}" y="${horizon - 70}" width="394" height="84" fill="${glass}" fill-opacity=".85"/>`;
}
