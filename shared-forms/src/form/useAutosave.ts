import type { FormikProps } from 'formik';
import { useEffect } from 'react';
import type { FormValues } from '../definition/formValues';
import { withoutNumber } from '../profile/signedInNumber';
import type { LeadJourneyStore } from './leadJourney';

/** Stores the form's values at each change, but for the number that is signed in. */
export function useAutosave(
  { dirty, values }: Pick<FormikProps<FormValues>, 'dirty' | 'values'>,
  store: LeadJourneyStore,
  signedInNumber: string,
): void {
  useEffect(() => {
    if (dirty) store.dispatch({ type: 'changed', values: { entered: withoutNumber(values, signedInNumber) } });
  }, [dirty, signedInNumber, store, values]);
}
