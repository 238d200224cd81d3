import { VIEWPOINTS } from './angles';
import { suv } from './bodies/suv';
import { cameraAround } from './camera';
import { Canvas, HEIGHT, WIDTH } from './canvas';
import { svgOf } from './carSvg';
import type { Paint } from './paint';
import { seededRandom } from './seededRandom';
import { backgroundMarkup } from './settings/backgroundMarkup';
import { ENVIRONMENTS } from './settings/setting';
import { shadowMarkup } from './shadow';
import { sharedDefs } from './sharedDefs';
import { skinMarkup } from './skin';
import { Surface } from './surface';

const SHEET: Paint = { base: [186, 193, 201], flake: 0 };
const FLOOR = 870;
const HEM = 70;

/** The placeholder for photos that are still to come, 1600 x 1067, as SVG: a covered car in a studio, without text. */
export function photoComingSvg(): string {
  const [shell] = suv.shells as [(typeof suv.shells)[number]];
  const bottom = shell.bottom.map(([x]): [number, number] => [x, HEM]);
  // Cloth bridges the step from bonnet to windscreen and covers every edge.
  const top = shell.top.filter((_point, index) => index % 3 === 0 || index === shell.top.length - 1);
  const cover = new Surface({ ...shell, top, bottom, width: shell.width + 60 });
  const { azimuth, height } = VIEWPOINTS['front-quarter'];
  const camera = cameraAround([suv.length / 2, 700, 0], 8200, azimuth, height);
  const extent = cover.stations().flatMap((x) => cover.ring(x));
  const canvas = new Canvas(camera, extent, { maxWidth: 1120, maxHeight: 600, floor: FLOOR });
  const folds = Array.from({ length: 13 }, (_each, index) => {
    const x = shell.from + 300 + index * 330;
    const high = 860 - 170 * ((index * 5) % 3);
    return canvas.path([cover.onSide(x - 60, HEM), cover.onSide(x + 30, high), cover.onSide(x + 40, HEM)]);
  });
  return svgOf(
    [
      sharedDefs(),
      backgroundMarkup('studio', { horizon: canvas.horizon, floor: FLOOR, random: seededRandom('sheet'), accent: '#808890' }),
      shadowMarkup({ ...suv, shells: [cover.shell] }, canvas, 'studio'),
      skinMarkup(cover, canvas, { ...ENVIRONMENTS.studio, lamps: [] }, () => SHEET, 'a'),
      `<path d="${folds.join('')}" fill="#47505a" fill-opacity=".14"/>`,
      `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#vignette)"/>`,
    ].join(''),
  );
}
