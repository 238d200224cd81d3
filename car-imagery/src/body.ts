import type { Point } from './vectors';

/** One closed surface of a vehicle, in millimetres: the car itself, a tray, or the box of a motorhome. */
export interface Shell {
  /** x of its start and end. */
  from: number;
  to: number;
  width: number;
  /** Height of its upper edge over x, at the middle of the car. */
  top: readonly Point[];
  /** Height of its lower edge over x. */
  bottom: readonly Point[];
  /** Height over x where the sides start to slope inwards. */
  belt: readonly Point[];
  /** Inward slope of the glasshouse in mm per mm of height. */
  tumblehome: number;
  /** Rounding of the plan view at both ends: length in mm, and exponent of the superellipse (2 is an ellipse, 6 nearly a box). */
  nose: { length: number; exponent: number };
  tail: { length: number; exponent: number };
  /** Rake of the ends towards the top and the bottom, in mm. */
  rake: { nose: number; tail: number };
  finish?: 'paint' | 'white' | 'alloy';
}

export interface Wheel {
  x: number;
  radius: number;
  rim: number;
}

/** A pane or panel edge in side view, x and y. */
export type Outline = readonly Point[];

export interface BodyShape {
  length: number;
  shells: readonly Shell[];
  wheels: readonly Wheel[];
  /** Side panes. */
  windows: readonly Outline[];
  /** Windscreen and rear window: from x to x along the top of the first shell. */
  windscreen: { from: number; to: number } | null;
  rearWindow: { from: number; to: number } | null;
  /** Vertical gaps of doors: x at belt and x at sill. */
  doors: readonly { belt: number; sill: number }[];
  handles: readonly Point[];
  /** Centre of the mirror's base. */
  mirror: Point | null;
  headlight: { low: number; high: number; inner: number; outer: number } | null;
  /**
   * slats: horizontal chrome bars; mesh: thin dark bars; bars: vertical; blades: two wide bars; closed: a painted panel of an
   * electric car.
   */
  grille: { low: number; high: number; halfWidth: number; kind: 'slats' | 'mesh' | 'bars' | 'blades' | 'closed' } | null;
  tailLight: { low: number; high: number; inner: number; outer: number };
  plate: { front: number | null; rear: number };
  /** Height of unpainted sills and arches, 0 for none. */
  cladding: number;
  roofRails?: { from: number; to: number };
  /** A roof of cloth, from x to x. */
  clothRoof?: { from: number; to: number };
  /** Coloured stripes on a caravan or motorhome: low and high edge. */
  stripe?: { low: number; high: number };
  /** Rise of the headlights towards their outer ends, as a share of their height. */
  lampSweep?: number;
  /** The tail lights are joined across the tail. */
  hasTailBar?: boolean;
  /** Drawbar of a trailer: its length, before x = 0. */
  drawbar?: number;
}
