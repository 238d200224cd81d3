import type { Paint } from '../paint';
import type { Trim } from './trim';

/** The properties that interiors are drawn from. */
export interface Interior {
  paint: Paint;
  trim: Trim;
  /** Seeded by the family, so that its cars have the same instruments and steering wheel. */
  random: () => number;
  /** Odometer reading; null when it is missing. */
  km: number | null;
  isElectric: boolean;
  /** Free text of a dealer. */
  body: string;
  accent: string;
}
