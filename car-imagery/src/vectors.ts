/** A position or direction in millimetres: x along the car from its nose, y up from the ground, z towards its near side. */
export type Vector = readonly [x: number, y: number, z: number];
/** A point of a plane: of the image in pixels, or of a plan, section or side view in millimetres. */
export type Point = readonly [x: number, y: number];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const smoothstep = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};
