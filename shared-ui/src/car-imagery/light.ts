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
  ground: Colour;
  sun: Vector;
  sunColour: Colour;
  /** 0 to 1: how much light comes from all sides. */
  ambient: number;
}

/** Colour that comes from a direction. */
export function seen(direction: Vector, around: Surroundings): Colour {
  const height = direction[1];
  if (height < 0) return mix(around.horizon, around.ground, smoothstep(0, 0.22, -height));
  const sky = mix(around.haze, around.zenith, smoothstep(0.16, 0.85, height));
  return mix(around.horizon, sky, smoothstep(0.02, 0.14, height));
}

/** Colour of painted metal facing `normal`, looked at along `view` (from the eye). */
export function lit(normal: Vector, view: Vector, { base, flake }: Paint, around: Surroundings): Colour {
  const facing = Math.max(0, -dot(normal, view));
  const mirrored = unit([
    view[0] - 2 * dot(view, normal) * normal[0],
    view[1] - 2 * dot(view, normal) * normal[1],
    view[2] - 2 * dot(view, normal) * normal[2],
  ]);
  const fromSun = Math.max(0, dot(normal, around.sun));
  const fromSky = 0.5 + 0.5 * normal[1];
  const diffuse = around.ambient * (0.42 + 0.58 * fromSky) + (1.06 - around.ambient) * fromSun;
  const sheen = flake * 0.3 * facing ** 3 * (0.35 + fromSun);
  const own = scale(mix(base, around.sunColour, 0.05), diffuse * 0.98 + sheen);

  const fresnel = 0.1 + 0.5 * (1 - facing) ** 4;
  const reflected = seen(mirrored, around);
  const glint = Math.max(0, dot(mirrored, around.sun)) ** 90 * 0.9 + Math.max(0, dot(mirrored, around.sun)) ** 12 * 0.14;
  const coat = mix(own, reflected, fresnel);
  const bounced = scale(reflected, 0.045);
  return [
    coat[0] + bounced[0] + around.sunColour[0] * glint,
    coat[1] + bounced[1] + around.sunColour[1] * glint,
    coat[2] + bounced[2] + around.sunColour[2] * glint,
  ];
}
