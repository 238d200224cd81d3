import { HEIGHT, WIDTH } from '../canvas';
import { svgOf } from '../carSvg';
import { pick, seededRandom } from '../seededRandom';
import { neighboursMarkup } from '../settings/neighbours';
import { treesMarkup } from '../settings/trees';
import { band, ellipse, linearGradient, type Stops } from '../shapes';
import { officeMarkup } from './office';
import type { BuildingSite } from './buildingSite';
import { showroomFrontMarkup } from './showroomFront';
import { warehouseMarkup } from './warehouse';
import { workshopMarkup } from './workshop';

export const PREMISES = ['sales', 'service', 'parts', 'office'] as const;
export type Premises = (typeof PREMISES)[number];

export interface PremisesImage {
  kind: Premises;
  /** The dealer's colour on fascia, sign and flags, '#rrggbb'. */
  accent: string;
  seed: number;
}

const FOOT = 690;
const HORIZON = 640;

const BUILDINGS: Readonly<Record<Premises, (site: BuildingSite) => string>> = {
  sales: showroomFrontMarkup,
  service: workshopMarkup,
  parts: warehouseMarkup,
  office: officeMarkup,
};

const SKIES: readonly [Stops, ...Stops[]] = [
  [
    [0, '#5b97d3'],
    [0.6, '#a9cdec'],
    [1, '#e9f2f8'],
  ],
  [
    [0, '#86aed6'],
    [0.6, '#c3d9ec'],
    [1, '#f1f4f6'],
  ],
  [
    [0, '#6a8fc4'],
    [0.5, '#b9c6dd'],
    [1, '#f6e6d3'],
  ],
];

const cloudsMarkup = (random: () => number) =>
  Array.from({ length: 6 }, () =>
    ellipse(random() * WIDTH, 60 + random() * 260, 160 + random() * 260, 14 + random() * 30, '#fff', ' fill-opacity=".35"'),
  ).join('');

/**
 * The premises of a fictitious dealer, 1600 x 1067, as SVG: a showroom, workshop, parts warehouse or office with cars in front. Pure and
 * deterministic. The building fills the middle, which is left of the image in a wide window.
 */
export function premisesSvg({ kind, accent, seed }: PremisesImage): string {
  const random = seededRandom(`premises ${kind} ${seed}`);
  return svgOf(
    [
      `<defs>${linearGradient('sky', pick(random, SKIES))}`,
      linearGradient('asphalt', [
        [0, '#a9a7a3'],
        [0.3, '#8d8c89'],
        [1, '#686868'],
      ]),
      linearGradient('glass', [
        [0, '#c4d9e6'],
        [0.45, '#8fb0c4'],
        [1, '#56707f'],
      ]),
      '</defs>',
      band(0, HORIZON + 60, 'url(#sky)'),
      cloudsMarkup(random),
      treesMarkup(random, HORIZON, 130, '#97ab9d'),
      treesMarkup(random, HORIZON, 70, '#64795d'),
      band(HORIZON - 2, FOOT, '#64795d'),
      BUILDINGS[kind]({ random, accent, foot: FOOT }),
      band(FOOT, FOOT + 16, '#c9c7c1'),
      band(FOOT + 16, HEIGHT, 'url(#asphalt)'),
      `<g transform="translate(-480 -${Math.round((FOOT + 90) * 0.6)}) scale(1.6)">${neighboursMarkup(random, FOOT + 90, false)}</g>`,
    ].join(''),
  );
}
