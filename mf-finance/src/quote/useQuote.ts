import { purchasePrice, useAppDispatch, useAppSelector, usePlatform, type Car, type Quote } from '@forecourt/shared-contracts';
import { useEffect, useRef } from 'react';
import { quoteFailed, quoteReceived, quoteRequested, selectQuote, type QuoteState } from './quotesSlice';

/** Years. */
export const QUOTE_TERM = 5;

/**
 * The lender's quote for a car: the car's own, else one that is requested once a visit where the tenant has quotes; null while it is unset, for
 * a car without a price, and after a failure.
 */
export function useQuote(car: Car): QuoteState | null {
  const { api, site } = usePlatform();
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => selectQuote(state, car.id));
  const { switches } = site;
  const price = purchasePrice(car, switches) ?? 0;
  const isWanted = switches.youxQuoteEnabled && car.youxQuote === null && price > 0;
  // A quote that failed is not requested again by the render that follows.
  const requested = useRef<number | null>(null);

  useEffect(() => {
    if (!isWanted || stored !== null || requested.current === car.id) return;
    requested.current = car.id;
    dispatch(quoteRequested(car.id));
    const request = {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: price,
      loanTerm: QUOTE_TERM,
      year: car.year,
      vin: car.vin ?? '',
      nvic: car.nvic ?? '',
      whoIsHelping: '',
    };
    api.post<Quote>('/api/youx/quote', request).then(
      (quote) => dispatch(quoteReceived({ carId: car.id, quote })),
      () => dispatch(quoteFailed(car.id)),
    );
  }, [api, car, dispatch, isWanted, price, stored]);

  return car.youxQuote ?? (isWanted ? stored : null);
}
