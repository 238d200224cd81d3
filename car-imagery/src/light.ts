import { mix, scale, type Colour, type Paint } from './paint';
import { dot, smoothstep, unit, type Vector } from './vectors';

/** What surrounds the car and shows in its paint. */
export interface Surroundings {
  /** Straight up. */
  zenith: Colour;
  /** Just above the horizon. */
  haze: Colour;
  /** The dark line of what stands at the horizon. */
  horizon: Colour;
  /** Ground near the car, and far from it. */
  ground: Colour;
  farGround: Colour;
  /** Long lamps overhead that draw bright lines on the paint: heights of direction between which they are seen. */
  lamps?: readonly (readonly [from: number, to: number])[];
  sun: Vector;
  sunColour: Colour;
  /** How much light comes from all sides, and from the sun or main lamp. */
  ambient: number;
  direct: number;
}

/** Share of a mirrored picture that clear coat shows when looked at straight. */
const COAT = 0.115;

/** Skin that is nearly seen from its edge mirrors no more than this: where panels meet, such slivers would flash. */
const GRAZING = 0.2;

/** Colour that comes from a direction. */
export function seen(direction: Vector, around: Surroundings): Colour {
  const height = direction[1];
  if (height < 0) return mix(mix(around.horizon, around.farGround, smoothstep(0, 0.05, -height)), around.ground, smoothstep(0.06, 0.5, -height));
  const sky = mix(around.haze, around.zenith, smoothstep(0.14, 0.8, height));
  const seenSky = mix(around.horizon, sky, smoothstep(0.07, 0.12, height));
  const lamp = (around.lamps ?? []).reduce((sum, [from, to]) => sum + smoothstep(from - 0.05, from, height) * (1 - smoothstep(to, to + 0.05, height)), 0);
  return lamp > 0 ? mix(seenSky, [330, 332, 336], Math.min(1, lamp)) : seenSky;
}

/** Film's shoulder: bright parts are pressed together instead of cut off. */
const shoulder = (level: number) => (level < 190 ? level : 190 + 65 * (1 - Math.exp(-(level - 190) / 65)));

/** Colour of painted metal facing `normal`, looked at along `view` (from the eye). */
export function lit(normal: Vector, view: Vector, { base, flake }: Paint, around: Surroundings): Colour {
  const facing = Math.max(GRAZING, -dot(normal, view));
  const twice = 2 * dot(view, normal);
  const mirrored = unit([view[0] - twice * normal[0], view[1] - twice * normal[1], view[2] - twice * normal[2]]);
  const fromSun = Math.max(0, dot(normal, around.sun));
  const fromSky = 0.5 + 0.5 * normal[1];
  const diffuse = around.ambient * (0.45 + 0.55 * fromSky) + around.direct * fromSun;
  // Flakes of metal throw light back to where it came from, and leave the paint deeper at its edges.
  const metal = 1 + flake * (0.34 * facing ** 2 + 0.3 * Math.max(0, dot(mirrored, around.sun)) ** 6 - 0.22);
  const own = scale(mix(base, around.sunColour, 0.02), diffuse * metal);

  const fresnel = COAT + (0.62 - COAT) * (1 - facing) ** 4.2;
  const reflected = seen(mirrored, around);
  const near = Math.max(0, dot(mirrored, around.sun));
  const glint = near ** 120 * 0.3 + near ** 16 * 0.1;
  const at = (channel: 0 | 1 | 2) => shoulder(own[channel] * (1 - fresnel * 0.8) + reflected[channel] * fresnel + around.sunColour[channel] * glint);
  return [at(0), at(1), at(2)];
}
