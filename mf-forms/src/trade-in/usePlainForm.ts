import { useMemo } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import { journeyStore, leadJourney, type FormSubject } from '@forecourt/shared-forms';
import { tradeIn } from '../forms/tradeIn';
import type { PlainForm } from './PlainLink';
import type { Sale } from './sale';
import { valuationText, type Valuation } from './valuation';

/** The plain form of a page, `path` with its query, about what is known of the visitor's car. */
export function usePlainForm(path: string, { form: name }: Sale, subject: FormSubject, valuation: Valuation): PlainForm {
  const { storage } = usePlatform();
  return useMemo(() => {
    const [pathname, search] = path.split('?');
    const query = new URLSearchParams(search);
    query.set('by', 'enquiry');
    return {
      path: `${pathname}?${query.toString()}`,
      onOpen() {
        const { rego, vehicle } = valuation;
        const named = vehicle && { 'Vehicle Make': vehicle.make, 'Vehicle Model': vehicle.model };
        const form = journeyStore(storage, leadJourney({ ...tradeIn, name }, subject));
        const { entered } = form.read().values;
        // What the visitor has written there stays.
        const message = entered.message || valuationText(valuation);
        form.dispatch({ type: 'changed', values: { entered: { ...entered, ...(rego && { Rego: rego }), ...named, message } } });
      },
    };
  }, [name, path, storage, subject, valuation]);
}
