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

/** Levels of 255 by which a stop may differ from its neighbours' blend before it is worth its bytes. */
const TOLERANCE = 4;

const apart = (a: Colour, b: Colour) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** The stops that a straight blend between the others would miss (Douglas-Peucker over colour). */
function telling(stops: readonly Stop[], from: number, to: number): number[] {
  const [first, last] = [stops[from], stops[to]];
  if (!first || !last) return [];
  let [worst, where] = [TOLERANCE, -1];
  for (let index = from + 1; index < to; index++) {
    const { offset, colour } = stops[index] as Stop;
    const share = (offset - first.offset) / (last.offset - first.offset || 1);
    const blend = first.colour.map((part, channel) => part + ((last.colour[channel] as number) - part) * share) as unknown as Colour;
    const distance = apart(blend, colour);
    if (distance > worst) [worst, where] = [distance, index];
  }
  return where < 0 ? [] : [...telling(stops, from, where), where, ...telling(stops, where, to)];
}

/** From the first place towards the last, at right angles to where the colour stays the same; straight there if these are nearly one. */
function axisOf([x0, y0]: Point, [x1, y1]: Point, even: Point): Point {
  const [chord, along] = [[x1 - x0, y1 - y0] as const, Math.hypot(...even) || 1];
  const across: Point = [-even[1] / along, even[0] / along];
  const reach = chord[0] * across[0] + chord[1] * across[1];
  return Math.abs(reach) < 0.04 * Math.hypot(...chord) ? chord : [across[0] * reach, across[1] * reach];
}

/**
 * Colours along a line as a gradient whose colour stays the same in the direction `even`: its axis as attributes,
 * and as few stops as keep it true; one stop where the colour is even all over.
 */
export function gradientStops(line: readonly ColourStop[], even: Point): { axis: string; stops: Stop[] } {
  const [first, last] = [line[0] as ColourStop, line.at(-1) as ColourStop];
  const [dx, dy] = axisOf(first.at, last.at, even);
  const length = dx * dx + dy * dy || 1;
  let reached = 0;
  const placed = line.map(({ at, colour }, index) => {
    const share = index === line.length - 1 ? 1 : ((at[0] - first.at[0]) * dx + (at[1] - first.at[1]) * dy) / length;
    reached = Math.max(reached, clamp(Math.round(share * 100) / 100, 0, 1));
    return { offset: reached, colour: colour.map((part) => clamp(part, 0, 255)) as unknown as Colour };
  });
  const kept = [0, ...telling(placed, 0, placed.length - 1), placed.length - 1];
  const stops = kept.map((index) => placed[index] as Stop);
  const isEven = stops.length === 2 && apart((stops[0] as Stop).colour, (stops[1] as Stop).colour) < TOLERANCE;
  const short = (value: number) => Math.round(value);
  return {
    axis: `x1="${short(first.at[0])}" y1="${short(first.at[1])}" x2="${short(first.at[0] + dx)}" y2="${short(first.at[1] + dy)}"`,
    stops: isEven ? stops.slice(0, 1) : stops,
  };
}
