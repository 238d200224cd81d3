import { objectIn, type Document, type Mistake } from '../mistake';

/** Ranges of switches, by the fields of their ends. */
const RANGES = [
  { name: 'financeInterestRange', low: 'min', high: 'max' },
  { name: 'comparisonRateRange', low: 'min', high: 'max' },
  { name: 'promoBanner', low: 'start', high: 'end' },
];

/** Ranges whose end comes before their beginning. */
export function rangeMistakes({ switches }: Document): Mistake[] {
  return RANGES.flatMap(({ name, low, high }) => {
    const range = objectIn(objectIn(switches)[name]);
    const [from, to] = [range[low], range[high]];
    const isWrong =
      (typeof from === 'number' && typeof to === 'number' && from > to) ||
      (typeof from === 'string' && typeof to === 'string' && from > to);
    return isWrong ? [{ path: ['switches', name, high], reason: `must not be less than ${low}, which is ${String(from)}` }] : [];
  });
}
