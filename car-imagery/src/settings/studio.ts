import { HEIGHT } from '../canvas';
import { pick } from '../seededRandom';
import type { Backdrop } from './backdrop';
import { band, linearGradient, radialGradient, ellipse } from '../shapes';

interface Tone {
  high: string;
  wall: string;
  cove: string;
  floor: string;
  front: string;
}

const TONES: readonly [Tone, ...Tone[]] = [
  { high: '#d9dcdf', wall: '#eef0f1', cove: '#d5d9dc', floor: '#e3e6e8', front: '#c9ced2' },
  { high: '#c3cad1', wall: '#dfe4e8', cove: '#bfc7ce', floor: '#d3d9de', front: '#b3bcc4' },
  { high: '#d8d3cc', wall: '#f0ece6', cove: '#d6d0c7', floor: '#e6e1da', front: '#cbc4ba' },
];

/** A studio cove: wall and floor without an edge, lit behind the car. */
export function studioMarkup({ horizon, floor, random }: Backdrop): string {
  const tone = pick(random, TONES);
  const bend = horizon + (floor - horizon) * 0.34;
  return [
    `<defs>${linearGradient('wall', [
      [0, tone.high],
      [0.7, tone.wall],
      [1, tone.cove],
    ])}`,
    linearGradient('stage', [
      [0, tone.cove],
      [0.3, tone.floor],
      [1, tone.front],
    ]),
    `${radialGradient('pool', [
      [0, '#fff', 0.9],
      [1, '#fff', 0],
    ])}${radialGradient('gleam', [
      [0, '#fff', 0.75],
      [1, '#fff', 0],
    ])}</defs>`,
    band(0, bend + 1, 'url(#wall)'),
    band(bend, HEIGHT, 'url(#stage)'),
    ellipse(800, horizon - 110, 980, 430, 'url(#pool)'),
    ellipse(800, floor + 20, 1100, 170, 'url(#gleam)'),
  ].join('');
}
