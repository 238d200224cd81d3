import type { SearchRange } from '../entities/search';

/** Highest price of the facet slider when the stock gives none, AUD (CO-107). */
export const SLIDER_PRICE_MAX = 100_000;

/** Lowest and highest value that a slider offers (CO-108). */
export interface SliderBounds {
  min: number;
  max: number;
}

/** Prices and kilometres of the slider move in thousands (CO-106). */
export function roundToThousand(value: number): number {
  return Math.round(value / 1000) * 1000;
}

/** A hundredth of the range (CO-107). */
export function sliderStep({ min, max }: SliderBounds): number {
  return (max - min) / 100;
}

/** Why a range cannot be applied, or null; the text is for the log (CO-108, SE-046). */
export function rangeError(range: SearchRange, bounds: SliderBounds): string | null {
  const { min, max } = range;
  if (min !== null && min < bounds.min) return 'Cannot refine below the range minimum';
  if (max !== null && max > bounds.max) return 'Cannot refine above the range maximum';
  if (min !== null && max !== null && min > max) return 'Cannot refine to a minimum above the maximum';
  return null;
}
