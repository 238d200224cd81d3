import { polygon, rect, rectPoints, roundedPolygon, ellipse } from '../shapes';
import { HEIGHT, WIDTH } from '../canvas';
import type { Interior } from './interior';
import { roomDefs, roomMarkup, windowMarkup } from './living';

/** The bed of a caravan or motorhome, a window and a shelf on either side. */
export function bedroomMarkup({ random, trim, accent }: Interior): string {
  const timber = random() < 0.5 ? '#a98862' : '#e6e2da';
  const pillow = (x: number, y: number, colour: string) =>
    `${roundedPolygon(rectPoints(x, y, 210, 120), 46, colour)}${roundedPolygon(rectPoints(x, y, 210, 120), 46, 'url(#cloth)')}`;
  return [
    roomDefs(),
    roomMarkup(),
    polygon([[520, 230], [1080, 230], [1080, 330], [520, 330]], timber, ' stroke="#000" stroke-opacity=".2" stroke-width="3"'),
    `<path d="M706 232v96M894 232v96" stroke="#000" stroke-opacity=".25" stroke-width="4"/>`,
    windowMarkup([[600, 356], [1000, 356], [1000, 470], [600, 470]]),
    windowMarkup([[150, 300], [400, 350], [400, 520], [150, 540]]),
    windowMarkup([[1200, 350], [1450, 300], [1450, 540], [1200, 520]]),
    roundedPolygon(rectPoints(540, 480, 520, 150), 30, trim.seat),
    roundedPolygon(rectPoints(540, 480, 520, 150), 30, 'url(#cloth)'),
    polygon([[440, 560], [530, 560], [530, 720], [400, 760]], timber),
    polygon([[1070, 560], [1160, 560], [1200, 760], [1070, 720]], timber),
    ellipse(480, 540, 90, 70, 'url(#lamp)'),
    ellipse(1120, 540, 90, 70, 'url(#lamp)'),
    roundedPolygon(rectPoints(466, 510, 30, 50), 10, '#f6e7bd'),
    roundedPolygon(rectPoints(1104, 510, 30, 50), 10, '#f6e7bd'),
    roundedPolygon([[520, 620], [1080, 620], [1330, 960], [270, 960]], 60, '#f4f2ee'),
    roundedPolygon([[500, 690], [1100, 690], [1350, 1000], [250, 1000]], 60, '#dfe3e6'),
    roundedPolygon([[420, 800], [1180, 800], [1366, 1010], [234, 1010]], 40, accent),
    roundedPolygon([[420, 800], [1180, 800], [1366, 1010], [234, 1010]], 40, 'url(#cloth)'),
    polygon([[234, 980], [1366, 980], [1380, 1067], [220, 1067]], timber),
    pillow(560, 556, '#ffffff'),
    pillow(830, 556, '#ffffff'),
    roundedPolygon(rectPoints(716, 610, 168, 90), 36, accent),
    rect(0, 0, WIDTH, HEIGHT, 'url(#dim)'),
  ].join('');
}
