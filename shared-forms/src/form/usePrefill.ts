import { useEffect, useRef, type RefObject } from 'react';
import type { CustomerProfileStore } from '../profile/useCustomerProfile';
import { useSignedInNumber } from '../profile/signedInNumber';
import { textTypedInto, type FormValues } from '../definition/formValues';
import type { LeadJourneyStore } from './leadJourney';

interface PrefillOptions {
  form: RefObject<HTMLFormElement | null>;
  initial: FormValues;
  profile: CustomerProfileStore;
  store: LeadJourneyStore;
  setValues(values: FormValues | ((values: FormValues) => FormValues), shouldValidate: boolean): unknown;
  /** Errors are displayed: what is filled in afterwards may correct one. */
  isChecked: boolean;
}

/**
 * Fills the form after hydration: initial values, then stored profile, what was entered in this tab and text typed before the script ran; and an
 * empty phone number with that of the session, now or later. Returns that.
 */
export function usePrefill({ form, initial, profile, store, setValues, isChecked }: PrefillOptions): string {
  const number = useSignedInNumber((change) => void setValues((values) => ({ ...values, phone: change(values.phone) }), isChecked));
  const first = useRef(number);
  useEffect(() => {
    const typed = form.current ? textTypedInto(form.current, initial) : {};
    const known = profile.read();
    const values = { ...initial, ...known, ...store.read().values.entered, ...typed };
    void setValues({ ...values, phone: values.phone || known.phone || first.current }, false);
  }, [form, initial, profile, setValues, store]);
  return number;
}
