/** What a setting needs to know of the picture it is drawn behind. */
export interface Backdrop {
  /** Height of the horizon, and of the wheels' feet. */
  horizon: number;
  floor: number;
  random: () => number;
  /** The dealer's colour on flags and fascia, '#rrggbb'. */
  accent: string;
}
