import { useEffect, type RefObject } from 'react';
import type { CustomerProfileStore } from '../customer-profile/useCustomerProfile';
import { enquiryTextIn, type EnquiryValues } from '../lead/enquiryValues';
import type { PendingLead } from '../lead/pendingLead';
import type { EnquiryDraft } from './enquiryDraft';

export interface PrefillOptions {
  form: RefObject<HTMLFormElement | null>;
  initial: EnquiryValues;
  profile: CustomerProfileStore;
  draft: EnquiryDraft;
  pendingLeadRef: RefObject<PendingLead | null>;
  setValues(values: EnquiryValues, shouldValidate: boolean): unknown;
}

/** Fills the form after hydration: initial values, then stored profile, draft of this tab and text typed before the script ran. */
export function usePrefill({ form, initial, profile, draft, pendingLeadRef, setValues }: PrefillOptions): void {
  useEffect(() => {
    const saved = draft.read();
    pendingLeadRef.current = saved.pendingLead;
    const typed = form.current ? enquiryTextIn(form.current, initial) : {};
    void setValues({ ...initial, ...profile.read(), ...saved.values, ...typed }, false);
  }, [draft, form, initial, pendingLeadRef, profile, setValues]);
}
