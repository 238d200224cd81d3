import type { SearchRange } from '@forecourt/shared-contracts';
import type { NumberRange } from '@forecourt/shared-ui/inputs';

/** Highest price of the facet slider, AUD. */
const PRICE_MAX = 100_000;
/** Highest odometer reading of the slider where the stock has none, km. */
const KM_MAX = 200_000;

/** Prices and kilometres of the slider move in thousands. */
export function roundToThousand(value: number): number {
  return Math.round(value / 1000) * 1000;
}

/** The track of the facet slider: from 0 to 100,000 AUD, or to the stock's highest kilometres; whole thousands. */
export function sliderBounds(name: 'price' | 'km', highest: number | undefined): NumberRange {
  if (name === 'price') return { min: 0, max: PRICE_MAX };
  return { min: 0, max: Math.max(1000, roundToThousand((highest ?? KM_MAX) + 499)) };
}

/** A hundredth of the track, in whole thousands as the values are. */
export function sliderStep({ min, max }: NumberRange): number {
  return Math.max(1000, roundToThousand((max - min) / 100));
}

/** Why a range cannot be applied, or null; the text is for the log. */
export function rangeError({ min, max }: SearchRange, bounds: NumberRange): string | null {
  if (min !== null && min < bounds.min) return 'Cannot refine below the range minimum';
  if (max !== null && max > bounds.max) return 'Cannot refine above the range maximum';
  if (min !== null && max !== null && min > max) return 'Cannot refine to a minimum above the maximum';
  return null;
}
