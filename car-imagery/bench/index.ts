import { BODY_NAMES, CAR_SETTINGS, shotSvg, type CarView } from '../src';

/** One view of each kind: around the car, inside it, and a part of it. */
export const VIEWS: readonly CarView[] = ['front-quarter', 'dashboard', 'wheel'];

/** Draws a view of so many different cars; the time of each in ms. */
export const drawCars = (view: CarView, count: number): number[] =>
  Array.from({ length: count }, (_none, number) => {
    const start = performance.now();
    shotSvg({ view, body: BODY_NAMES[number % BODY_NAMES.length] as string, colour: 'Glacier White', setting: CAR_SETTINGS[number % CAR_SETTINGS.length] ?? 'studio', seed: number });
    return performance.now() - start;
  });
