import { BODY_NAMES, CAR_SETTINGS, shotSvg, type CarView } from '../src';

/** One view of each kind: exterior, interior and close-up. */
export const VIEWS: readonly CarView[] = ['front-quarter', 'dashboard', 'wheel'];

/** Draws a view of `count` different cars; returns the duration of each call in ms. */
export const drawCars = (view: CarView, count: number): number[] =>
  Array.from({ length: count }, (_each, index) => {
    const start = performance.now();
    shotSvg({
      view,
      body: BODY_NAMES[index % BODY_NAMES.length] as string,
      colour: 'Glacier White',
      setting: CAR_SETTINGS[index % CAR_SETTINGS.length] ?? 'studio',
      seed: index,
    });
    return performance.now() - start;
  });
