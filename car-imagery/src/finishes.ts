import type { BodyShape, Shell } from './body';
import type { Paint } from './paint';
import type { PaintAt } from './skin';

export const WHITE: Paint = { base: [240, 241, 240], flake: 0.02 };
const ALLOY: Paint = { base: [170, 174, 178], flake: 0.6 };
const CLOTH: Paint = { base: [26, 27, 29], flake: 0 };

/** The finish at each point of a shell: the car's paint, white gelcoat, alloy, or the cloth of its roof. */
export function finishOf({ finish }: Shell, { clothRoof, windows }: BodyShape, paint: Paint): PaintAt {
  const own = finish === 'white' ? WHITE : finish === 'alloy' ? ALLOY : paint;
  if (!clothRoof) return () => own;
  const belt = Math.min(...windows.flat().map(([, y]) => y)) + 60;
  return ([x, y]) => (x > clothRoof.from && x < clothRoof.to && y > belt ? CLOTH : own);
}
