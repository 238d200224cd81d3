import { hex, mix, scale, type Colour } from '../paint';

/** Colours of a cabin. */
export interface Trim {
  seat: string;
  seatLight: string;
  seatDark: string;
  stitch: string;
  dash: string;
  dashLight: string;
  dashDark: string;
  lining: string;
}

const LEATHERS: readonly [words: RegExp, seat: Colour, dash: Colour][] = [
  [/beige|cream|ivory|sand|parchment/, [201, 186, 160], [74, 68, 60]],
  [/tan|brown|cognac|saddle|caramel/, [150, 96, 56], [48, 42, 38]],
  [/grey|gray|silver|slate/, [126, 129, 133], [62, 65, 69]],
  [/red|maroon/, [122, 26, 30], [36, 36, 38]],
  [/white/, [222, 221, 216], [60, 62, 64]],
];

/** The trim for the name of an interior's colour; black for an unknown or missing name. */
export function trimOf(name: string | null | undefined): Trim {
  const lower = (name ?? '').toLowerCase();
  const [, seat, dash] = LEATHERS.find(([words]) => words.test(lower)) ?? [null, [46, 47, 50] as Colour, [38, 39, 42] as Colour];
  return {
    seat: hex(seat),
    seatLight: hex(mix(seat, [255, 255, 255], 0.2)),
    seatDark: hex(scale(seat, 0.55)),
    stitch: hex(mix(seat, [255, 255, 255], 0.45)),
    dash: hex(dash),
    dashLight: hex(mix(dash, [255, 255, 255], 0.2)),
    dashDark: hex(scale(dash, 0.55)),
    lining: '#c9c6c0',
  };
}
