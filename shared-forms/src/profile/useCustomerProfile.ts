import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { customerProfileCleared, customerProfileSaved, selectCustomerProfile, type PlatformState } from '@forecourt/shared-contracts';

/** The visitor's details that this device stores to prefill forms. Reading does not subscribe. */
export function useCustomerProfile() {
  const store = useStore<PlatformState>();
  return useMemo(
    () => ({
      read: () => selectCustomerProfile(store.getState()),
      save: (profile: Readonly<Record<string, unknown>>) => void store.dispatch(customerProfileSaved(profile)),
      clear: () => void store.dispatch(customerProfileCleared()),
    }),
    [store],
  );
}
export type CustomerProfileStore = ReturnType<typeof useCustomerProfile>;
