import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** true once the page has hydrated: only then the store holds what this browser keeps. */
export const useIsRestored = () => useSyncExternalStore(never, () => true, () => false);
