import { cameraAround } from './camera';
import { Canvas } from './canvas';
import { demoPlate, isDemoPlate, plateMarkup } from './plate';
import { seededRandom } from './seededRandom';

it('returns a text that no state issues: the letters DEM and three digits from 010 to 099', () => {
  const plates = Array.from({ length: 300 }, (_each, seed) => demoPlate(seededRandom(seed)));
  expect(plates.filter((plate) => !/^DEM 0[1-9]\d$/.test(plate))).toEqual([]);
  expect(new Set(plates).size).toBeGreaterThan(60);
});

it.each([
  ['DEM 0042', true],
  ['DEM 042', false],
  ['DEM 1042', false],
  ['1DEM 0042', false],
  ['DEM 0042"/>', false],
])('knows whether %s is a plate of the demonstration', (plate, expected) => {
  expect(isDemoPlate(plate)).toBe(expected);
});

it('draws the text as strokes, without a font', () => {
  const canvas = new Canvas(
    cameraAround([0, 500, 0], 8000, 0, 1200),
    [
      [-2000, 0, 0],
      [2000, 1500, 0],
    ],
    { maxWidth: 1400, maxHeight: 700, floor: 900 },
  );
  const markup = plateMarkup(
    'DEM 042',
    [
      [-186, 567, 0],
      [186, 567, 0],
      [-186, 433, 0],
    ],
    canvas,
  );
  expect(markup).toMatch(/^(<path [^>]+>){2}$/);
});
