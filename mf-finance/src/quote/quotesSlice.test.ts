import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { quoteFailed, quoteReceived, quoteRequested, quotesSlice, selectQuote } from './quotesSlice';

const QUOTE = { weeklyRepaymentAmount: 99, advertisedRate: 8.19, comparisonRate: 9.2 };

it('CO-009 SH-174 a quote is unset, loading or set; a failed one is unset again', () => {
  const store = createPlatformStore({ site: aSite() }).viewFor('mf-finance');
  expect(selectQuote(store.getState(), 7)).toBeNull();

  store.injectSlice(quotesSlice);
  expect(selectQuote(store.getState(), 7)).toBeNull();
  store.dispatch(quoteRequested(7));
  store.dispatch(quoteRequested(8));
  expect(selectQuote(store.getState(), 7)).toBe('loading');
  store.dispatch(quoteReceived({ carId: 7, quote: QUOTE }));
  store.dispatch(quoteFailed(8));
  expect(selectQuote(store.getState(), 7)).toEqual(QUOTE);
  expect(selectQuote(store.getState(), 8)).toBeNull();
});
