import { roundToThousand, SLIDER_PRICE_MAX, sliderStep } from '@forecourt/shared-contracts';
import type { NumberRange } from '@forecourt/shared-ui/inputs';

/** Highest odometer of the slider where the stock gives none, km. */
const KM_MAX = 200_000;

/** The track of the facet slider: from 0 to 100,000 AUD, or to the stock's highest kilometres; whole thousands (SE-042). */
export function sliderBounds(name: 'price' | 'km', highest: number | undefined): NumberRange {
  if (name === 'price') return { min: 0, max: SLIDER_PRICE_MAX };
  return { min: 0, max: Math.max(1000, roundToThousand((highest ?? KM_MAX) + 499)) };
}

/** A hundredth of the track, in whole thousands as the values are (SE-042). */
export const stepOf = (bounds: NumberRange) => Math.max(1000, roundToThousand(sliderStep(bounds)));
