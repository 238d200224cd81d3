/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export interface Paint {
  base: Colour;
  /** 0 solid, 1 strongly metallic. */
  flake: number;
}

/** Base colours by the words that dealers write; the first match applies. */
const FAMILIES: readonly [words: RegExp, base: Colour, flake: number][] = [
  [/champagne|beige|sand|cream|ivory|bone/, [196, 182, 155], 0.5],
  [/gun ?metal|graphite|charcoal|magnetic|steel/, [72, 77, 84], 0.7],
  [/white|glacier|pearl|polar|snow|frost|alpine/, [238, 240, 241], 0.05],
  [/black|ebony|midnight black|onyx|ink/, [19, 20, 23], 0.35],
  [/silver|platinum|titanium|aluminium/, [172, 177, 182], 0.8],
  [/gr[ea]y|slate|storm|shadow|ash/, [110, 115, 120], 0.5],
  [/maroon|burgundy|wine|merlot|cherry/, [98, 16, 32], 0.5],
  [/red|scarlet|flame|ruby|crimson|fire|inferno/, [196, 8, 20], 0.3],
  [/orange|copper|sunset|ember/, [232, 90, 8], 0.3],
  [/bronze/, [126, 94, 62], 0.7],
  [/brown|mocha|coffee|chestnut/, [88, 60, 42], 0.6],
  [/lime/, [150, 196, 32], 0.3],
  [/yellow/, [244, 192, 8], 0.15],
  [/gold|mustard/, [190, 148, 70], 0.5],
  [/teal|turquoise|aqua/, [22, 110, 118], 0.5],
  [/green|olive|khaki|forest|jungle/, [34, 84, 58], 0.45],
  [/sky|light blue|ice/, [122, 158, 188], 0.5],
  [/blue|navy|ocean|cobalt|sapphire|marine/, [16, 60, 150], 0.45],
  [/purple|violet|plum|aubergine/, [72, 40, 98], 0.5],
  [/pink|rose/, [200, 110, 130], 0.4],
];

/** The paint for a colour name ('Glacier White'); silver for an unknown name. */
export function paintOf(name: string): Paint {
  const lower = name.toLowerCase();
  const match = FAMILIES.find(([words]) => words.test(lower));
  return match ? { base: match[1], flake: match[2] } : { base: [172, 177, 182], flake: 0.8 };
}

export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const scale = (a: Colour, factor: number): Colour => [a[0] * factor, a[1] * factor, a[2] * factor];

/** '#rrggbb'. */
export const hex = (colour: Colour) =>
  `#${colour
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
