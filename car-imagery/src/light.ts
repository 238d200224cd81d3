import { mix, scale, type Colour, type Paint } from './paint';
import { dot, smoothstep, unit, type Vector } from './vectors';

/** The light and the reflections that surround the car. */
export interface Environment {
  /** Straight up. */
  zenith: Colour;
  /** Just above the horizon. */
  haze: Colour;
  /** The dark band of objects at the horizon. */
  horizon: Colour;
  /** Ground near the car, and far from it. */
  ground: Colour;
  farGround: Colour;
  /** Long lamps overhead that reflect as bright lines: ranges of the y component of a unit direction. */
  lamps?: readonly (readonly [from: number, to: number])[];
  sun: Vector;
  sunColour: Colour;
  /** Intensity of ambient light, and of direct light from the sun or main lamp. */
  ambient: number;
  direct: number;
}

/** Reflectance of clear coat at normal incidence. */
const CLEAR_COAT = 0.115;

/** Smallest cosine of the angle of incidence: at grazing angles slivers of panels would reflect too brightly. */
const MIN_COSINE = 0.2;

/** Colour of the environment in a direction. */
export function environmentColour(direction: Vector, environment: Environment): Colour {
  const height = direction[1];
  if (height < 0) {
    return mix(
      mix(environment.horizon, environment.farGround, smoothstep(0, 0.05, -height)),
      environment.ground,
      smoothstep(0.06, 0.5, -height),
    );
  }
  const sky = mix(environment.haze, environment.zenith, smoothstep(0.14, 0.8, height));
  const skyColour = mix(environment.horizon, sky, smoothstep(0.07, 0.12, height));
  const lamp = (environment.lamps ?? []).reduce(
    (sum, [from, to]) => sum + smoothstep(from - 0.05, from, height) * (1 - smoothstep(to, to + 0.05, height)),
    0,
  );
  return lamp > 0 ? mix(skyColour, [330, 332, 336], Math.min(1, lamp)) : skyColour;
}

/** Tone mapping: compresses highlights instead of clipping them. */
const toneMap = (level: number) => (level < 190 ? level : 190 + 65 * (1 - Math.exp(-(level - 190) / 65)));

/** Shaded colour of painted metal with the given normal; `view` is the unit direction from the eye. */
export function shade(normal: Vector, view: Vector, { base, flake }: Paint, environment: Environment): Colour {
  const facing = Math.max(MIN_COSINE, -dot(normal, view));
  const twiceCosine = 2 * dot(view, normal);
  const reflected = unit([view[0] - twiceCosine * normal[0], view[1] - twiceCosine * normal[1], view[2] - twiceCosine * normal[2]]);
  const fromSun = Math.max(0, dot(normal, environment.sun));
  const fromSky = 0.5 + 0.5 * normal[1];
  const diffuse = environment.ambient * (0.45 + 0.55 * fromSky) + environment.direct * fromSun;
  // Metal flakes reflect light back towards its source and darken the paint at grazing angles.
  const metal = 1 + flake * (0.34 * facing ** 2 + 0.3 * Math.max(0, dot(reflected, environment.sun)) ** 6 - 0.22);
  const diffuseColour = scale(mix(base, environment.sunColour, 0.02), diffuse * metal);

  const fresnel = CLEAR_COAT + (0.62 - CLEAR_COAT) * (1 - facing) ** 4.2;
  const reflection = environmentColour(reflected, environment);
  const alignment = Math.max(0, dot(reflected, environment.sun));
  const specular = alignment ** 120 * 0.3 + alignment ** 16 * 0.1;
  const at = (channel: 0 | 1 | 2) =>
    toneMap(diffuseColour[channel] * (1 - fresnel * 0.8) + reflection[channel] * fresnel + environment.sunColour[channel] * specular);
  return [at(0), at(1), at(2)];
}
