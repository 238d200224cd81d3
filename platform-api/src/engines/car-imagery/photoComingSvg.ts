import { STANDPOINTS } from './angles';
import { suv } from './bodies/suv';
import { cameraAround } from './camera';
import { Canvas, HEIGHT, WIDTH } from './canvas';
import { svgOf } from './carSvg';
import type { Paint } from './paint';
import { seededRandom } from './seededRandom';
import { backgroundMarkup } from './settings/backgroundMarkup';
import { SURROUNDINGS } from './settings/setting';
import { shadowMarkup } from './shadow';
import { sharedDefs } from './sharedDefs';
import { skinMarkup } from './skin';
import { Surface } from './surface';

const SHEET: Paint = { base: [186, 193, 201], flake: 0 };
const FLOOR = 870;
const HEM = 70;

/** Stands in for photos that are still to come, 1600 x 1067: a car under its sheet, in a studio. No words: the page says it. */
export function photoComingSvg(): string {
  const [shell] = suv.shells as [(typeof suv.shells)[number]];
  const bottom = shell.bottom.map(([x]): [number, number] => [x, HEM]);
  // Cloth lies softly: it bridges the step from bonnet to windscreen and hides every edge.
  const top = shell.top.filter((_point, index) => index % 3 === 0 || index === shell.top.length - 1);
  const sheet = new Surface({ ...shell, top, bottom, width: shell.width + 60 });
  const { turn, height } = STANDPOINTS['front-quarter'];
  const camera = cameraAround([suv.length / 2, 700, 0], 8200, turn, height);
  const extent = sheet.stations().flatMap((x) => sheet.ring(x));
  const canvas = new Canvas(camera, extent, { widest: 1120, highest: 600, floor: FLOOR });
  const folds = Array.from({ length: 13 }, (_each, index) => {
    const x = shell.from + 300 + index * 330;
    const high = 860 - 170 * ((index * 5) % 3);
    return canvas.path([sheet.onSide(x - 60, HEM), sheet.onSide(x + 30, high), sheet.onSide(x + 40, HEM)]);
  });
  return svgOf(
    [
      sharedDefs(),
      backgroundMarkup('studio', { horizon: canvas.horizon, floor: FLOOR, random: seededRandom('sheet'), accent: '#808890' }),
      shadowMarkup({ ...suv, shells: [sheet.shell] }, canvas, 'studio'),
      skinMarkup(sheet, canvas, { ...SURROUNDINGS.studio, lamps: [] }, () => SHEET, 'a'),
      `<path d="${folds.join('')}" fill="#47505a" fill-opacity=".14"/>`,
      `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#vignette)"/>`,
    ].join(''),
  );
}
