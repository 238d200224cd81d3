import { selectUser, useAppSelector } from '@forecourt/shared-contracts';
import { useEffect, useRef, type RefObject } from 'react';
import type { CustomerProfileStore } from '../profile/useCustomerProfile';
import { textTypedInto, type FormValues } from '../definition/formValues';
import type { LeadJourneyStore } from './leadJourney';

interface PrefillOptions {
  form: RefObject<HTMLFormElement | null>;
  initial: FormValues;
  profile: CustomerProfileStore;
  store: LeadJourneyStore;
  setValues(values: FormValues | ((values: FormValues) => FormValues), shouldValidate: boolean): unknown;
}

/**
 * Fills the form after hydration: initial values, then what is known of the visitor, what was entered in this tab and text typed before the script
 * ran. A session that is known later fills a phone number that is still empty.
 */
export function usePrefill({ form, initial, profile, store, setValues }: PrefillOptions): void {
  useEffect(() => {
    const typed = form.current ? textTypedInto(form.current, initial) : {};
    void setValues({ ...initial, ...profile.read(), ...store.read().values.entered, ...typed }, false);
  }, [form, initial, profile, setValues, store]);

  const signedIn = useAppSelector((state) => selectUser(state)?.phone);
  const filled = useRef(signedIn);
  useEffect(() => {
    if (!signedIn || signedIn === filled.current) return;
    filled.current = signedIn;
    const { phone = '' } = profile.read();
    void setValues((values) => (values.phone === '' ? { ...values, phone } : values), false);
  }, [profile, setValues, signedIn]);
}
