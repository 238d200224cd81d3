/** The properties that a background is drawn from. */
export interface Backdrop {
  /** y of the horizon, and of the line on which the wheels stand. */
  horizon: number;
  floor: number;
  random: () => number;
  /** The dealer's colour on flags and fascia, '#rrggbb'. */
  accent: string;
}
