import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** true after hydration: only then the store contains what this browser has stored. */
export const useIsRestored = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
