import type { SlotProps } from '@forecourt/shared-contracts';
import { QuoteEstimate } from '../quote/QuoteEstimate';
import { quotesSlice } from '../quote/quotesSlice';

export const slices = [quotesSlice];

/** 'finance-quote': the estimate of a lender's quote service for a car, with a link to the personalised page. */
export function Component({ car, hasNoteElsewhere }: SlotProps<'finance-quote'>) {
  return <QuoteEstimate key={car.id} car={car} hasLink hasNoteElsewhere={hasNoteElsewhere} />;
}
