import type { FormikProps } from 'formik';
import { useEffect, type RefObject } from 'react';
import type { FormValues } from '../definition/formValues';
import type { PendingLead } from '../lead/pendingLead';
import type { FormDraft } from './formDraft';

export interface AutosaveOptions {
  formik: Pick<FormikProps<FormValues>, 'dirty' | 'values'>;
  draft: FormDraft;
  pendingLeadRef: RefObject<PendingLead | null>;
}

/** Saves the draft at each change of the form's values. */
export function useAutosave({ formik: { dirty, values }, draft, pendingLeadRef }: AutosaveOptions): void {
  useEffect(() => {
    if (dirty) draft.write({ values, pendingLead: pendingLeadRef.current });
  }, [dirty, draft, pendingLeadRef, values]);
}
