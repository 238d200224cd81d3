import { useMemo } from 'react';
import { useStore } from 'react-redux';
import {
  customerProfileCleared,
  customerProfileSaved,
  phoneText,
  selectCustomerProfile,
  selectUser,
  type CustomerProfile,
  type PlatformState,
} from '@forecourt/shared-contracts';

/** What is known of the visitor: the number that is signed in, below what this device has stored. */
function knownDetails(state: PlatformState): Partial<CustomerProfile> {
  const phone = selectUser(state)?.phone;
  return { ...(phone && { phone: phoneText(phone) }), ...selectCustomerProfile(state) };
}

/** The visitor's details to prefill forms: of the session, and those that this device stores. Reading does not subscribe. */
export function useCustomerProfile() {
  const store = useStore<PlatformState>();
  return useMemo(
    () => ({
      read: () => knownDetails(store.getState()),
      save: (profile: CustomerProfile) => void store.dispatch(customerProfileSaved(profile)),
      clear: () => void store.dispatch(customerProfileCleared()),
    }),
    [store],
  );
}
export type CustomerProfileStore = ReturnType<typeof useCustomerProfile>;
