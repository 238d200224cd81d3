import type { FormikProps } from 'formik';
import { useEffect, type RefObject } from 'react';
import type { EnquiryValues } from '../lead/enquiryValues';
import type { PendingLead } from '../lead/pendingLead';
import type { EnquiryDraft } from './enquiryDraft';

export interface AutosaveOptions {
  formik: Pick<FormikProps<EnquiryValues>, 'dirty' | 'values'>;
  draft: EnquiryDraft;
  pendingLeadRef: RefObject<PendingLead | null>;
}

/** Saves the draft at each change of the form's values. */
export function useAutosave({ formik: { dirty, values }, draft, pendingLeadRef }: AutosaveOptions): void {
  useEffect(() => {
    if (dirty) draft.write({ values, pendingLead: pendingLeadRef.current });
  }, [dirty, draft, pendingLeadRef, values]);
}
