import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether scripts respond: false on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
