import type { InjectableSlice, Quote } from '@forecourt/shared-contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A requested quote, or the quote; no entry while it is unset. */
export type QuoteState = 'loading' | Quote;

const slice = createSlice({
  name: 'mf-finance/quotes',
  initialState: {} as Record<number, QuoteState>,
  reducers: {
    quoteRequested: (state, { payload }: PayloadAction<number>) => ({ ...state, [payload]: 'loading' as const }),
    quoteReceived: (state, { payload }: PayloadAction<{ carId: number; quote: Quote }>) => ({ ...state, [payload.carId]: payload.quote }),
    /** The call has failed: the quote is unset again, with no message. */
    quoteFailed: (state, { payload }: PayloadAction<number>) => {
      delete state[payload];
    },
  },
});
export const { quoteRequested, quoteReceived, quoteFailed } = slice.actions;

/** Quotes of this visit by car id, so that each is requested once. Every page and slot with an estimate needs it. */
export const quotesSlice: InjectableSlice = slice;

/** null while it is unset, and until the slice is injected. */
export const selectQuote = (state: object, carId: number): QuoteState | null =>
  (state as { [slice.name]?: ReturnType<typeof slice.getInitialState> })[slice.name]?.[carId] ?? null;
