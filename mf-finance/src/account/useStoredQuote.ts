import { selectUser, useAppSelector, usePlatform, type Car } from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';
import { selectQuote } from '../quote/quotesSlice';

/**
 * Adds the quote of a car to the account of the visitor, once the page has it. True when the account has it. A failure leaves the estimate on the page, and
 * the next visit of the page adds it.
 */
export function useStoredQuote(car: Car): boolean {
  const { api } = usePlatform();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const requested = useAppSelector((state) => selectQuote(state, car.id));
  const quote = car.youxQuote ?? requested;
  const isThere = quote !== null && quote !== 'loading';
  const [stored, setStored] = useState<string | null>(null);
  const key = `${userId} ${car.id}`;

  useEffect(() => {
    if (userId === null || !isThere) return undefined;
    let isCurrent = true;
    api.post('/api/account/quotes', { car_id: car.id }).then(
      () => isCurrent && setStored(key),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [api, car.id, isThere, key, userId]);
  return stored === key;
}
