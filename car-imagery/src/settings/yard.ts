import { HEIGHT, WIDTH } from '../canvas';
import { pick } from '../seededRandom';
import type { Backdrop } from './backdrop';
import { band, linearGradient, blurFilter, radialGradient, ellipse, type Stops } from '../shapes';
import { neighboursMarkup } from './neighbours';
import { pavilionMarkup } from './pavilion';
import { treesMarkup } from './trees';

interface Hour {
  skies: readonly [Stops, ...Stops[]];
  ground: Stops;
  farTrees: string;
  nearTrees: string;
  paintedLines: string;
  isDusk: boolean;
}

const DAY: Hour = {
  skies: [
    [
      [0, '#4f8fd0'],
      [0.55, '#9cc5ea'],
      [1, '#e3eff7'],
    ],
    [
      [0, '#7ba8d4'],
      [0.6, '#bcd5ea'],
      [1, '#eef3f6'],
    ],
    [
      [0, '#aebac6'],
      [0.6, '#d2dae1'],
      [1, '#eef0f1'],
    ],
  ],
  ground: [
    [0, '#b1afab'],
    [0.25, '#959491'],
    [1, '#6b6b6b'],
  ],
  farTrees: '#93a79a',
  nearTrees: '#5f7658',
  paintedLines: '#f6f5f0',
  isDusk: false,
};

const DUSK: Hour = {
  skies: [
    [
      [0, '#2b3564'],
      [0.5, '#866a96'],
      [0.8, '#e69a78'],
      [1, '#ffd49c'],
    ],
    [
      [0, '#22304f'],
      [0.55, '#5c6c91'],
      [0.85, '#c9a48f'],
      [1, '#f3cfa2'],
    ],
  ],
  ground: [
    [0, '#6b5c5f'],
    [0.25, '#4a424a'],
    [1, '#242228'],
  ],
  farTrees: '#5b4a5c',
  nearTrees: '#2c2733',
  paintedLines: '#d9c2b0',
  isDusk: true,
};

function cloudsMarkup(random: () => number, horizon: number): string {
  return Array.from({ length: 7 }, () =>
    ellipse(random() * WIDTH, 30 + random() * (horizon - 240), 200 + random() * 320, 18 + random() * 44, 'url(#cloud)'),
  ).join('');
}

/** Parking bays on the ground, in perspective. */
function baysMarkup({ horizon, floor, random }: Backdrop, colour: string): string {
  const shift = random() * 500;
  const foot = horizon + 8;
  const lines = [-2300, -1500, -700, 100, 900, 1700, 2500].map((x) => {
    const [near, far] = [x + shift, 800 + (x + shift - 800) * 0.16];
    const wide = 15;
    return `M${Math.round(near - wide)} ${HEIGHT}L${Math.round(far - 1)} ${Math.round(foot + 30)}h2L${Math.round(near + wide)} ${HEIGHT}z`;
  });
  return [
    `<path d="${lines.join('')}" fill="${colour}" fill-opacity=".4"/>${ellipse(300 + random() * 900, floor + 90, 420, 40, 'url(#stain)')}`,
    ellipse(200 + random() * 1200, floor - 30, 520, 30, 'url(#stain)'),
  ].join('');
}

/** A dealer's yard by day or at dusk: pavilion, other cars, flags and trees out of focus behind painted bays. */
export function yardMarkup(backdrop: Backdrop, time: 'day' | 'dusk'): string {
  const hour = time === 'dusk' ? DUSK : DAY;
  const { horizon, random } = backdrop;
  const foot = horizon + 26;
  const glow = hour.isDusk ? ellipse(240 + random() * 1100, horizon - 20, 620, 240, 'url(#glow)') : cloudsMarkup(random, horizon);
  const bokeh = hour.isDusk
    ? Array.from({ length: 9 }, () =>
        ellipse(random() * WIDTH, horizon - 60 - random() * 130, 7, 7, '#ffe0a8', ' fill-opacity=".75"'),
      ).join('')
    : '';
  return [
    `<defs>${linearGradient('sky', pick(random, hour.skies))}${linearGradient('asphalt', hour.ground)}`,
    radialGradient('cloud', [
      [0, '#fff', 0.75],
      [0.5, '#fff', 0.4],
      [1, '#fff', 0],
    ]),
    `${radialGradient('glow', [
      [0, '#ffe6b4', 0.95],
      [1, '#ffb878', 0],
    ])}${radialGradient('stain', [
      [0, '#000', 0.13],
      [1, '#000', 0],
    ])}`,
    linearGradient(
      'pavilionGlass',
      hour.isDusk
        ? [
            [0, '#ffe2a6'],
            [1, '#f2b765'],
          ]
        : [
            [0, '#b8cfdd'],
            [0.5, '#8fa9b7'],
            [1, '#5d727c'],
          ],
    ),
    `${blurFilter('far', 4, horizon - 330, foot + 14)}</defs>`,
    band(0, horizon + 30, 'url(#sky)'),
    glow,
    `<g filter="url(#far)">${treesMarkup(random, foot, 96, hour.farTrees)}${treesMarkup(random, foot, 54, hour.nearTrees)}`,
    `${pavilionMarkup(backdrop, hour.isDusk, foot)}${neighboursMarkup(random, foot + 2, hour.isDusk)}${bokeh}`,
    `${band(foot - 4, foot + 60, hour.isDusk ? '#5f5358' : '#a9a7a3')}</g>`,
    band(foot, HEIGHT, 'url(#asphalt)'),
    baysMarkup(backdrop, hour.paintedLines),
  ].join('');
}
