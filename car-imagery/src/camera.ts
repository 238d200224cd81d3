import { cross, dot, minus, unit, type Point, type Vector } from './vectors';

export interface Camera {
  eye: Vector;
  /** Perspective projection of a point, before the image is scaled and moved. */
  project(point: Vector): Point;
  /** y of the horizon, before the image is scaled and moved. */
  horizon: number;
}

/**
 * A camera that looks at `target` from `distance` mm at the eye height `height` mm. `azimuth` is in radians:
 * 0 is straight beside the car, positive is towards its nose.
 */
export function cameraAround(target: Vector, distance: number, azimuth: number, height: number): Camera {
  const eye: Vector = [target[0] - Math.sin(azimuth) * distance, height, target[2] + Math.cos(azimuth) * distance];
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const level = unit([forward[0], 0, forward[2]]);
  return {
    eye,
    project(point) {
      const offset = minus(point, eye);
      const depth = dot(offset, forward);
      return [(dot(offset, right) / depth) * distance, (-dot(offset, up) / depth) * distance];
    },
    horizon: (-dot(level, up) / dot(level, forward)) * distance,
  };
}
