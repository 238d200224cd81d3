import { useEffect, type RefObject } from 'react';
import type { CustomerProfileStore } from '../customer-profile/useCustomerProfile';
import { textTypedInto, type FormValues } from '../definition/formValues';
import type { PendingLead } from '../lead/pendingLead';
import type { FormDraft } from './formDraft';

export interface PrefillOptions {
  form: RefObject<HTMLFormElement | null>;
  initial: FormValues;
  profile: CustomerProfileStore;
  draft: FormDraft;
  pendingLeadRef: RefObject<PendingLead | null>;
  setValues(values: FormValues, shouldValidate: boolean): unknown;
}

/** Fills the form after hydration: initial values, then stored profile, draft of this tab and text typed before the script ran. */
export function usePrefill({ form, initial, profile, draft, pendingLeadRef, setValues }: PrefillOptions): void {
  useEffect(() => {
    const saved = draft.read();
    pendingLeadRef.current = saved.pendingLead;
    const typed = form.current ? textTypedInto(form.current, initial) : {};
    void setValues({ ...initial, ...profile.read(), ...saved.values, ...typed }, false);
  }, [draft, form, initial, pendingLeadRef, profile, setValues]);
}
