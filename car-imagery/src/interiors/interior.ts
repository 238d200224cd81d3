import type { Paint } from '../paint';
import type { Trim } from './trim';

/** What an interior is drawn from. */
export interface Interior {
  paint: Paint;
  trim: Trim;
  /** Family of cars: its instruments and wheel. */
  random: () => number;
  /** null: not known. */
  km: number | null;
  isElectric: boolean;
  /** The body as dealers call it. */
  body: string;
  accent: string;
}
