import type { Colour } from './paint';
import { clamp, type Point } from './vectors';

export interface ColourStop {
  at: Point;
  colour: Colour;
}

export interface Stop {
  /** 0 to 1, in hundredths. */
  offset: number;
  colour: Colour;
}

/** Largest difference, of 255 levels, between a colour and its interpolation from the neighbouring stops. */
const TOLERANCE = 4;

const difference = (a: Colour, b: Colour) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Indices of the stops between two others that linear interpolation does not replace (Douglas-Peucker over colour). */
function significant(stops: readonly Stop[], from: number, to: number): number[] {
  const [first, last] = [stops[from], stops[to]];
  if (!first || !last) return [];
  let [maxDistance, split] = [TOLERANCE, -1];
  for (let index = from + 1; index < to; index++) {
    const { offset, colour } = stops[index] as Stop;
    const share = (offset - first.offset) / (last.offset - first.offset || 1);
    const interpolated = first.colour.map(
      (value, channel) => value + ((last.colour[channel] as number) - value) * share,
    ) as unknown as Colour;
    const distance = difference(interpolated, colour);
    if (distance > maxDistance) [maxDistance, split] = [distance, index];
  }
  return split < 0 ? [] : [...significant(stops, from, split), split, ...significant(stops, split, to)];
}

/** The gradient vector from the first point, perpendicular to the direction of equal colour; the chord where both are nearly parallel. */
function axisOf([x0, y0]: Point, [x1, y1]: Point, isoline: Point): Point {
  const [chord, length] = [[x1 - x0, y1 - y0] as const, Math.hypot(...isoline) || 1];
  const across: Point = [-isoline[1] / length, isoline[0] / length];
  const projection = chord[0] * across[0] + chord[1] * across[1];
  return Math.abs(projection) < 0.04 * Math.hypot(...chord) ? chord : [across[0] * projection, across[1] * projection];
}

/**
 * A linear gradient through the colours of a line, perpendicular to the direction of equal colour `isoline`: its vector
 * as attributes, and as few stops as the tolerance permits; one stop where the colour is uniform.
 */
export function gradientStops(line: readonly ColourStop[], isoline: Point): { axis: string; stops: Stop[] } {
  const [first, last] = [line[0] as ColourStop, line.at(-1) as ColourStop];
  const [dx, dy] = axisOf(first.at, last.at, isoline);
  const length = dx * dx + dy * dy || 1;
  let offset = 0;
  const candidates = line.map(({ at, colour }, index) => {
    const share = index === line.length - 1 ? 1 : ((at[0] - first.at[0]) * dx + (at[1] - first.at[1]) * dy) / length;
    offset = Math.max(offset, clamp(Math.round(share * 100) / 100, 0, 1));
    return { offset, colour: colour.map((value) => clamp(value, 0, 255)) as unknown as Colour };
  });
  const indices = [0, ...significant(candidates, 0, candidates.length - 1), candidates.length - 1];
  const stops = indices.map((index) => candidates[index] as Stop);
  const isUniform = stops.length === 2 && difference((stops[0] as Stop).colour, (stops[1] as Stop).colour) < TOLERANCE;
  const rounded = (value: number) => Math.round(value);
  return {
    axis: `x1="${rounded(first.at[0])}" y1="${rounded(first.at[1])}" x2="${rounded(first.at[0] + dx)}" y2="${rounded(first.at[1] + dy)}"`,
    stops: isUniform ? stops.slice(0, 1) : stops,
  };
}
