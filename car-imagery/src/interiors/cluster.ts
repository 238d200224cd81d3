import { polygon, rect, linearGradient, radialGradient, roundedPolygon } from '../shapes';
import { HEIGHT, WIDTH } from '../canvas';
import { textMarkup } from '../glyphs';
import { dialsMarkup, kilometresOf } from './dials';
import type { Interior } from './interior';

/** Warning lights: x and colour. */
const lights = [[610, '#e0402f'], [700, '#e8a33a'], [900, '#4db36a'], [990, '#e0402f']] as const;

/** A close-up of the instruments with the odometer reading in the middle. */
export function clusterMarkup(interior: Interior): string {
  const { trim, km, isElectric } = interior;
  return [
    `<defs>${linearGradient('hood', [[0, trim.dashDark], [0.6, trim.dash], [1, trim.dashLight]])}`,
    `${linearGradient('column', [[0, '#1a1c1e'], [1, '#08090a']])}${radialGradient('dim', [[0.55, '#000', 0], [1, '#000', 0.55]])}`,
    `${linearGradient('pane', [[0, '#fff', 0.1], [1, '#fff', 0]], 'x2=".4" y2="1"')}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, 'url(#hood)'),
    roundedPolygon([[40, 170], [1560, 170], [1590, 900], [10, 900]], 210, '#050607'),
    roundedPolygon([[80, 206], [1520, 206], [1546, 866], [54, 866]], 180, '#0d0f11', ' stroke="#2b2f33" stroke-width="4"'),
    dialsMarkup({ ...interior, km: null }, { x: 800, y: 520, size: 318 }),
    roundedPolygon([[636, 600], [964, 600], [964, 790], [636, 790]], 22, '#12161a', ' stroke="#3b4248" stroke-width="2"'),
    km === null ? '' : textMarkup(kilometresOf(km), [800, 662], 40, '#f4f7f8'),
    textMarkup(isElectric ? '82 %' : '22 C', [800, 738], 28, '#9fb0ba'),
    lights.map(
      ([x, colour]) => roundedPolygon([[x - 17, 254], [x + 17, 254], [x + 17, 288], [x - 17, 288]], 12, colour, ' fill-opacity=".85"'),
    ).join(''),
    polygon([[180, 206], [620, 206], [420, 866], [60, 866]], 'url(#pane)'),
    `<path d="M300 ${HEIGHT}Q330 890 560 850Q800 822 1040 850Q1270 890 1300 ${HEIGHT}z" fill="url(#column)"/>`,
    '<path d="M-60 1010Q300 700 800 930T1660 1010" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="96"/>',
    '<path d="M-60 1000Q360 860 800 960T1660 1000" fill="none" stroke="#232628" stroke-width="88"/>',
    '<path d="M-60 978Q360 838 800 938T1660 978" fill="none" stroke="#4a4e52" stroke-width="10"/>',
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#dim)"/>`,
  ].join('');
}
