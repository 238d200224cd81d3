import { polygon, rect, rectPoints, linearGradient, blurFilter, radialGradient, roundedPolygon, ellipse } from '../shapes';
import { HEIGHT, WIDTH } from '../canvas';
import { hex, scale } from '../paint';
import type { Interior } from './interior';

/** The load space behind an open tailgate: carpet, side walls, backs of the rear seats. */
function carpetedMarkup({ paint, trim }: Interior): string {
  const skin = hex(scale(paint.base, 0.95));
  const shade = hex(scale(paint.base, 0.6));
  const seats = [
    [452, 254],
    [712, 176],
    [894, 254],
  ].map(([x = 0, w = 0]) => [
    roundedPolygon(rectPoints(x + w / 2 - 54, 246, 108, 74), 26, 'url(#seat)', ' stroke="#000" stroke-opacity=".4" stroke-width="2"'),
    roundedPolygon(rectPoints(x, 300, w, 330), 34, 'url(#seat)', ' stroke="#000" stroke-opacity=".5" stroke-width="3"'),
  ].join(''));
  return [
    rect(0, 0, WIDTH, HEIGHT, shade),
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#paint)"/>`,
    roundedPolygon([[210, 60], [1390, 60], [1450, 820], [150, 820]], 90, '#0c0d0e'),
    roundedPolygon([[236, 84], [1364, 84], [1420, 802], [180, 802]], 80, '#26282a'),
    polygon([[430, 190], [1170, 190], [1170, 640], [430, 640]], '#6c8496'),
    polygon([[250, 90], [1350, 90], [1170, 200], [430, 200]], trim.lining),
    ...seats,
    polygon([[236, 100], [440, 190], [440, 640], [186, 800]], 'url(#wallLeft)'),
    polygon([[1364, 100], [1160, 190], [1160, 640], [1414, 800]], 'url(#wallRight)'),
    polygon([[440, 622], [1160, 622], [1416, 804], [184, 804]], 'url(#carpet)'),
    roundedPolygon([[300, 440], [404, 430], [404, 580], [286, 640]], 30, '#000', ' fill-opacity=".35"'),
    ellipse(1260, 330, 26, 18, '#fff6dc'),
    ellipse(1260, 330, 120, 90, 'url(#lamp)'),
    roundedPolygon([[640, 690], [960, 690], [990, 740], [610, 740]], 14, '#000', ' fill-opacity=".28"'),
    roundedPolygon([[168, 800], [1432, 800], [1470, 862], [130, 862]], 30, '#15171a', ' stroke="#8d9398" stroke-width="3"'),
    '<path d="M60 1000Q800 930 1540 1000" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4"/>',
    '<path d="M60 1006Q800 936 1540 1006" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>',
    `<defs>${linearGradient('paint', [[0, skin], [0.75, skin], [0.86, '#ffffff'], [1, shade]])}</defs>`,
  ].join('');
}

/** The tub or tray of a work vehicle, seen over its lowered tailgate. */
function trayMarkup({ paint, body }: Interior): string {
  const isAlloy = /chassis|tray|truck/i.test(body);
  const wall = isAlloy ? '#b6babd' : hex(scale(paint.base, 0.9));
  const inside = isAlloy ? '#8f9498' : '#26282a';
  const ribs = Array.from({ length: 11 }, (_each, index) => {
    const [near, far] = [230 + index * 114, 520 + index * 56];
    return `M${near} 900L${far} 520`;
  });
  const cab = hex(scale(paint.base, 0.85));
  return [
    rect(0, 0, WIDTH, 420, 'url(#sky)'),
    rect(0, 410, WIDTH, HEIGHT - 410, 'url(#asphalt)'),
    '<g filter="url(#far)">',
    '<path d="M-60 400q120 -90 260 -20q140 -80 300 0q160 -70 300 0q160 -90 320 10q160 -70 300 0q140 -50 260 10v140H-60z" fill="#7b927a"/>',
    '</g>',
    roundedPolygon([[470, 110], [1130, 110], [1190, 460], [410, 460]], 70, cab),
    roundedPolygon([[510, 142], [1090, 142], [1130, 330], [470, 330]], 40, '#1a2127'),
    polygon([[560, 142], [720, 142], [650, 330], [500, 330]], '#fff', ' fill-opacity=".12"'),
    rect(380, 420, 840, 120, inside),
    polygon([[380, 400], [430, 400], [520, 540], [180, 920], [60, 920]], wall),
    polygon([[1220, 400], [1170, 400], [1080, 540], [1420, 920], [1540, 920]], wall),
    polygon([[430, 420], [520, 520], [220, 910], [170, 880]], inside),
    polygon([[1170, 420], [1080, 520], [1380, 910], [1430, 880]], inside),
    polygon([[520, 516], [1080, 516], [1390, 910], [210, 910]], 'url(#tray)'),
    `<path d="${ribs.join('')}" stroke="#000" stroke-opacity=".35" stroke-width="9"/>`,
    `<path d="${ribs.join('')}" stroke="#fff" stroke-opacity=".1" stroke-width="4" transform="translate(6 0)"/>`,
    roundedPolygon([[60, 890], [1540, 890], [1580, 1067], [20, 1067]], 30, wall),
    roundedPolygon([[110, 920], [1490, 920], [1510, 1050], [90, 1050]], 20, '#000', ' fill-opacity=".16"'),
    isAlloy ? '' : polygon([[60, 890], [1540, 890], [1544, 912], [56, 912]], '#17191b'),
  ].join('');
}

/** The boot, load space or tray. */
export function bootMarkup(interior: Interior): string {
  const { trim, body } = interior;
  const isTray = /ute|utility|pick|chassis|tray|truck/i.test(body);
  const ground = /chassis|tray|truck/i.test(body) ? ['#a9aeb2', '#d3d6d8'] as const : ['#1c1e20', '#3a3d40'] as const;
  return [
    `<defs>${linearGradient('sky', [[0, '#8fbbe2'], [1, '#eef4f8']])}`,
    linearGradient('asphalt', [[0, '#b1afab'], [0.4, '#8f8e8b'], [1, '#6b6b6b']]),
    linearGradient('seat', [[0, trim.seatLight], [0.3, trim.seat], [1, trim.seatDark]]),
    `${linearGradient('carpet', [[0, '#1d1e20'], [1, '#4a4c4f']])}${linearGradient('tray', [[0, ground[0]], [1, ground[1]]])}`,
    linearGradient('wallLeft', [[0, '#3a3c3f'], [1, '#232527']], 'x2="1"'),
    linearGradient('wallRight', [[0, '#2a2c2e'], [1, '#45474a']], 'x2="1"'),
    radialGradient('lamp', [[0, '#fff3cf', 0.5], [1, '#fff3cf', 0]]),
    `${radialGradient('dim', [[0.5, '#000', 0], [1, '#000', 0.35]], 'cx=".5" cy=".5" r=".75"')}${blurFilter('far', 5, 240, 540)}</defs>`,
    isTray ? trayMarkup(interior) : carpetedMarkup(interior),
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#dim)"/>`,
  ].join('');
}
