import { CAR_ANGLES, type CarAngle } from './angles';
import { carSvg, type CarLook } from './carSvg';
import { DETAILS, detailSvg, type CarDetail } from './detailSvg';
import { interiorSvg, type InteriorImage, type InteriorView } from './interiorSvg';

export type CarView = CarAngle | CarDetail | InteriorView;

/** One image of a car's gallery. */
export interface CarShot extends CarLook, Pick<InteriorImage, 'trim' | 'km'> {
  view: CarView;
}

const isOneOf = <Name extends string>(names: readonly Name[], view: string): view is Name => (names as readonly string[]).includes(view);

/** One image of a car, 1600 x 1067, as SVG: exterior, interior or close-up. Pure and deterministic. */
export function shotSvg({ view, ...look }: CarShot): string {
  if (isOneOf(CAR_ANGLES, view)) return carSvg({ ...look, angle: view });
  if (isOneOf(DETAILS, view)) return detailSvg({ ...look, detail: view });
  return interiorSvg({ ...look, view });
}
