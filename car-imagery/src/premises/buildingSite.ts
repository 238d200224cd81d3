/** What a building is rendered with. */
export interface BuildingSite {
  random: () => number;
  /** The dealer's colour, '#rrggbb'. */
  accent: string;
  /** y of the line where walls meet the ground. */
  foot: number;
}
