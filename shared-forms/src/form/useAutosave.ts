import type { FormikProps } from 'formik';
import { useEffect } from 'react';
import type { FormValues } from '../definition/formValues';
import type { LeadJourneyStore } from './leadJourney';

/** Stores the form's values at each change. */
export function useAutosave({ dirty, values }: Pick<FormikProps<FormValues>, 'dirty' | 'values'>, store: LeadJourneyStore): void {
  useEffect(() => {
    if (dirty) store.dispatch({ type: 'changed', values: { entered: values } });
  }, [dirty, store, values]);
}
