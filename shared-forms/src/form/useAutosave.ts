import type { FormikProps } from 'formik';
import { useEffect } from 'react';
import type { FormValues } from '../definition/formValues';
import type { LeadJourneyStore } from './leadJourney';

/** Stores the form's values at each change, but for the number that is signed in: it goes with the session. */
export function useAutosave(
  { dirty, values }: Pick<FormikProps<FormValues>, 'dirty' | 'values'>,
  store: LeadJourneyStore,
  signedInNumber: string,
): void {
  useEffect(() => {
    const phone = values.phone === signedInNumber ? '' : values.phone;
    if (dirty) store.dispatch({ type: 'changed', values: { entered: { ...values, phone } } });
  }, [dirty, signedInNumber, store, values]);
}
