import type { UnknownAction } from '@reduxjs/toolkit';
import type { PlatformDispatch } from './coreStore';
import type { PlatformStore } from './platformStore';

/**
 * An action whose type starts with the name of a remote, such as 'mf-search/filters/opened', is private to that remote;
 * the actions of the core slices are public.
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

/** Throws: the default handler of a private action of another remote. */
export function rejectForeignAction({ remote, owner, type }: ForeignAction): never {
  throw new Error(
    `${remote} dispatched '${type}', which is private to ${owner}: use an action of shared-contracts, or agree on a public one with the team of ${owner}.`,
  );
}

/** The store of one remote, restricted to the remote's own slices and actions and the public ones. */
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
