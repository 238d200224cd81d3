import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quote } from '../entities/lender';

/** A requested quote, or the quote; no entry while it is unset. */
export type QuoteState = 'loading' | Quote;

/** Quotes of this visit by car id, so that each is requested once. */
export const quotesSlice = createSlice({
  name: 'quotes',
  initialState: {} as Record<number, QuoteState>,
  reducers: {
    quoteRequested: (state, { payload }: PayloadAction<number>) => ({ ...state, [payload]: 'loading' as const }),
    quoteReceived: (state, { payload }: PayloadAction<{ carId: number; quote: Quote }>) => ({ ...state, [payload.carId]: payload.quote }),
    /** The call has failed: the quote is unset again, with no message. */
    quoteFailed: (state, { payload }: PayloadAction<number>) => {
      delete state[payload];
    },
  },
  selectors: { selectQuote: (state, carId: number): QuoteState | null => state[carId] ?? null },
});
export const { quoteRequested, quoteReceived, quoteFailed } = quotesSlice.actions;
export const { selectQuote } = quotesSlice.selectors;
