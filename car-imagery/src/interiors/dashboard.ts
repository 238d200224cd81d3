import { polygon, rect, rectPoints, linearGradient, blurFilter, radialGradient, roundedPolygon, ellipse } from '../shapes';
import { HEIGHT, WIDTH } from '../canvas';
import { hex, scale } from '../paint';
import { textMarkup } from '../glyphs';
import { dialsMarkup } from './dials';
import type { Interior } from './interior';
import { steeringWheelMarkup } from './steeringWheel';

/** The view through the windscreen: sky, trees and the car's own bonnet. */
function outsideMarkup({ paint }: Interior): string {
  const bonnet = hex(scale(paint.base, 0.92));
  return [
    rect(0, 0, WIDTH, 520, 'url(#sky)'),
    '<g filter="url(#far)">',
    '<path d="M-60 330q90 -70 180 -20q80 -60 190 0q120 -80 230 0q100 -50 200 10',
    'q120 -80 240 0q100 -60 210 0q120 -70 240 0q120 -60 260 10v200H-60z" fill="#6f8a68"/>',
    `${rect(-60, 372, WIDTH + 120, 200, '#9b9a96')}</g>`,
    `<path d="M60 520Q400 398 800 392T1540 520z" fill="${bonnet}"/>`,
    '<path d="M180 520Q460 420 800 412T1420 520z" fill="#fff" fill-opacity=".16"/>',
  ].join('');
}

const ventMarkup = (x: number, y: number, width: number): string =>
  [
    roundedPolygon(rectPoints(x, y, width, 74), 20, '#0c0d0e', ' stroke="#7d8388" stroke-width="3"'),
    ...[0.25, 0.5, 0.75].map((share) => rect(x + 10, y + 74 * share - 3, width - 20, 6, '#34383c')),
  ].join('');

/** The screen in the middle, with a map. */
function screenMarkup({ random, accent }: Interior): string {
  const isPortrait = random() < 0.5;
  const [x, y, w, h] = isPortrait ? [604, 486, 300, 330] : [566, 478, 400, 228];
  const map = [
    `<path d="M${x + 20} ${y + h - 40}l90 -70l60 10l70 -90l${w - 250} -20M${x + 60} ${y + 30}l40 90l-20 ${h - 160}`,
    `M${x + w - 90} ${y + 24}l-30 ${h - 60}" fill="none" stroke="#e9eef0" stroke-width="7" stroke-linejoin="round"/>`,
    `<path d="M${x + 110} ${y + h - 110}l60 10l70 -90" fill="none" stroke="${accent}" stroke-width="10" stroke-linecap="round"`,
    ' stroke-linejoin="round"/>',
  ].join('');
  return [
    roundedPolygon(rectPoints(x - 14, y - 14, w + 28, h + 28), 26, '#0a0b0c', ' stroke="#3f4347" stroke-width="3"'),
    roundedPolygon(rectPoints(x, y, w, h), 14, '#b9c6b6'),
    polygon([[x + 150, y], [x + w, y], [x + w, y + 90], [x + 190, y + 60]], '#a8c3d6'),
    map,
    rect(x, y + h - 40, w, 40, '#16191c'),
    textMarkup('22 C', [x + w / 2, y + h - 20], 18, '#e8ecee'),
    rect(x, y, w, 26, '#16191c', ' fill-opacity=".75"'),
    textMarkup('10:24', [x + w - 50, y + 13], 13, '#e8ecee'),
    polygon([[x + w * 0.62, y], [x + w * 0.9, y], [x + w * 0.6, y + h], [x + w * 0.3, y + h]], '#fff', ' fill-opacity=".06"'),
  ].join('');
}

/** A cabin from between its front seats, the wheel on the right as in Australia. */
export function dashboardMarkup(interior: Interior): string {
  const { trim, isElectric, random } = interior;
  const inlay = random() < 0.5 ? '#8c6a4a' : '#b4b9bd';
  return [
    `<defs>${linearGradient('sky', [[0, '#8fbbe2'], [1, '#eef4f8']])}`,
    linearGradient('dashTop', [[0, trim.dashLight], [0.5, trim.dash], [1, trim.dashLight]]),
    linearGradient('dashFace', [[0, trim.dashLight], [0.2, trim.dash], [1, trim.dashDark]]),
    linearGradient('console', [[0, trim.dash], [1, trim.dashDark]]),
    linearGradient('seat', [[0, trim.seatLight], [0.35, trim.seat], [1, trim.seatDark]]),
    `${radialGradient('dim', [[0.6, '#000', 0], [1, '#000', 0.34]], 'cx=".5" cy=".42" r=".78"')}${blurFilter('far', 5, 200, 560)}</defs>`,
    outsideMarkup(interior),
    polygon([[0, 0], [WIDTH, 0], [WIDTH, 60], [1500, 74], [100, 74], [0, 60]], trim.lining),
    polygon([[0, 0], [150, 60], [40, 480], [0, 500]], '#3c3d3f'),
    polygon([[WIDTH, 0], [1450, 60], [1560, 480], [WIDTH, 500]], '#3c3d3f'),
    roundedPolygon(rectPoints(660, 96, 280, 70), 34, '#17191b'),
    roundedPolygon(rectPoints(672, 106, 256, 50), 24, '#8ba3b4'),
    `<path d="M0 500Q300 430 800 432T1600 500V640H0z" fill="url(#dashTop)"/>`,
    `<path d="M0 560Q400 520 800 520T1600 560V${HEIGHT}H0z" fill="url(#dashFace)"/>`,
    `<path d="M0 690Q400 650 800 650T1600 690v22Q1200 676 800 676T0 712z" fill="${inlay}" fill-opacity=".85"/>`,
    `<path d="M0 652Q400 612 800 612T1600 652" fill="none" stroke="${trim.stitch}" stroke-opacity=".55" stroke-width="3"`,
    ' stroke-dasharray="10 6"/>',
    `<path d="M0 516Q300 446 800 448T1600 516" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="10"/>`,
    roundedPolygon([[60, 730], [470, 712], [480, 850], [80, 880]], 40, '#000', ' fill-opacity=".16"'),
    ventMarkup(70, 590, 190),
    ventMarkup(1350, 590, 180),
    roundedPolygon([[930, 470], [1510, 470], [1540, 640], [900, 640]], 70, trim.dashDark),
    roundedPolygon([[950, 482], [1490, 482], [1506, 630], [934, 630]], 50, '#08090a'),
    dialsMarkup(interior, { x: 1220, y: 556, size: 128 }),
    screenMarkup(interior),
    ventMarkup(560, 838, 170),
    ventMarkup(780, 838, 170),
    `<path d="M500 ${HEIGHT}L560 930H960L1020 ${HEIGHT}z" fill="url(#console)"/>`,
    roundedPolygon([[600, 944], [920, 944], [960, 1067], [560, 1067]], 24, '#0e0f10'),
    isElectric ? ellipse(760, 1004, 66, 34, '#2b2f33', ' stroke="#8b9196" stroke-width="4"') : [
      roundedPolygon(rectPoints(738, 900, 46, 120), 20, '#17191b', ' stroke="#9aa0a5" stroke-width="3"'),
      roundedPolygon(rectPoints(722, 880, 78, 54), 24, '#222528', ' stroke="#9aa0a5" stroke-width="3"'),
    ].join(''),
    `<path d="M-40 ${HEIGHT}Q20 900 210 880Q400 890 450 ${HEIGHT}z" fill="url(#seat)"/>`,
    `<path d="M60 ${HEIGHT}Q110 930 210 920Q330 930 360 ${HEIGHT}" fill="none" stroke="${trim.stitch}" stroke-width="3"`,
    ' stroke-dasharray="9 6"/>',
    steeringWheelMarkup(interior),
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#dim)"/>`,
  ].join('');
}
