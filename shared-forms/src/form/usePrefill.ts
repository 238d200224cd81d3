import { useEffect, type RefObject } from 'react';
import type { CustomerProfileStore } from '../profile/useCustomerProfile';
import { textTypedInto, type FormValues } from '../definition/formValues';
import type { LeadJourneyStore } from './leadJourney';

interface PrefillOptions {
  form: RefObject<HTMLFormElement | null>;
  initial: FormValues;
  profile: CustomerProfileStore;
  store: LeadJourneyStore;
  setValues(values: FormValues, shouldValidate: boolean): unknown;
}

/** Fills the form after hydration: initial values, then stored profile, what was entered in this tab and text typed before the script ran. */
export function usePrefill({ form, initial, profile, store, setValues }: PrefillOptions): void {
  useEffect(() => {
    const typed = form.current ? textTypedInto(form.current, initial) : {};
    void setValues({ ...initial, ...profile.read(), ...store.read().values.entered, ...typed }, false);
  }, [form, initial, profile, setValues, store]);
}
