import type { Car } from '@forecourt/shared-contracts';
import type { JourneyDefinition } from '@forecourt/shared-forms';
import type { Sale } from './sale';
import type { StepBody } from './valuationSteps';
import { EMPTY_VALUATION, isValuation, type Valuation } from './valuation';

/** A valuation: Back, a reload and a sign-in lose nothing of it. It stores no contact, and so no request either. */
export function valuationJourney({ name }: Sale, car?: Pick<Car, 'id'>): JourneyDefinition<Valuation, StepBody> {
  const id = `valuation:${[name, car?.id].filter(Boolean).join(':')}`;
  return {
    id,
    storedAs: `mf-forms/${id}`,
    empty: EMPTY_VALUATION,
    parse: (data) => ({ values: isValuation(data) ? data : EMPTY_VALUATION, pending: null }),
    format: ({ values }) => values,
    countDone: ({ done }) => done,
  };
}
