import { cross, dot, minus, unit, type Point, type Vector } from './vectors';

export interface Camera {
  eye: Vector;
  /** Where a place is in the picture, before it is fitted. */
  project(place: Vector): Point;
  /** Height of the horizon in the picture, before it is fitted. */
  horizon: number;
}

/**
 * Looks at `target` from `distance` mm, `turn` radians from straight beside the car towards its nose
 * (negative: towards its tail), at eye height `height` mm.
 */
export function cameraAround(target: Vector, distance: number, turn: number, height: number): Camera {
  const eye: Vector = [target[0] - Math.sin(turn) * distance, height, target[2] + Math.cos(turn) * distance];
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const level = unit([forward[0], 0, forward[2]]);
  return {
    eye,
    project(place) {
      const offset = minus(place, eye);
      const depth = dot(offset, forward);
      return [(dot(offset, right) / depth) * distance, (-dot(offset, up) / depth) * distance];
    },
    horizon: (-dot(level, up) / dot(level, forward)) * distance,
  };
}
