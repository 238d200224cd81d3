import type { UnknownAction } from '@reduxjs/toolkit';
import type { PlatformDispatch } from './coreStore';
import type { PlatformStore } from './platformStore';

/**
 * A remote's own actions begin with its name: 'mf-search/filters/opened'. Only that remote may dispatch them; the
 * actions of the core slices are public facts that everybody may tell (PL-006).
 */
export interface ForeignAction {
  /** Who dispatched it. */
  remote: string;
  /** Whose action it is. */
  owner: string;
  type: string;
}

/** The remote that a name of an action or slice belongs to; null for what belongs to the platform. */
export const ownerOf = (name: unknown): string | null => (typeof name === 'string' ? (/^(mf-[^/]+)\//.exec(name)?.[1] ?? null) : null);

/** Refuses another remote's private action: what happens where nobody counts them (PL-006). */
export function refuseForeignAction({ remote, owner, type }: ForeignAction): never {
  throw new Error(
    `${remote} dispatched '${type}', which is private to ${owner}: use an action of shared-contracts, or ask ${owner}'s team for a public one.`,
  );
}

/** The store as one remote has it, kept to what is the remote's own and what is everybody's (PL-006). */
export function viewOf(store: PlatformStore, remote: string, onForeignAction: (action: ForeignAction) => void): PlatformStore {
  const dispatch = ((action: UnknownAction) => {
    if (typeof action === 'function') return (action as (...given: unknown[]) => unknown)(dispatch, store.getState);
    const owner = ownerOf(action.type);
    if (owner && owner !== remote) onForeignAction({ remote, owner, type: action.type });
    return store.dispatch(action);
  }) as PlatformDispatch;

  return {
    ...store,
    dispatch,
    injectSlice(slice) {
      for (const name of [slice.name, slice.reducerPath]) {
        if (ownerOf(name) !== remote) throw new Error(`The slice '${name}' of ${remote} must be named '${remote}/…', after its remote.`);
      }
      store.injectSlice(slice);
    },
  };
}
