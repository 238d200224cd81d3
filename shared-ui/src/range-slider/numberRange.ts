export interface NumberRange {
  min: number;
  max: number;
}
export type Bound = keyof NumberRange;

interface Limits extends NumberRange {
  /** Smallest distance between the two ends. */
  minGap: number;
}

/** The range with one end moved; it stops at the limits and `minGap` before the other end. */
export function withBound(range: NumberRange, side: Bound, moved: number, { min, max, minGap }: Limits): NumberRange {
  if (side === 'min') return { ...range, min: Math.max(min, Math.min(moved, range.max - minGap)) };
  return { ...range, max: Math.min(max, Math.max(moved, range.min + minGap)) };
}

/** Whether an entered number is inside the limits and on its side of the other end. */
export function accepts(range: NumberRange, side: Bound, entered: number, { min, max, minGap }: Limits): boolean {
  const gap = side === 'min' ? range.max - entered : entered - range.min;
  return entered >= min && entered <= max && gap >= minGap;
}
