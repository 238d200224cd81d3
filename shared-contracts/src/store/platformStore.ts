import type { Slice } from '@reduxjs/toolkit';
import type { CoreStore } from './coreStore';

/** What a remote injects: a slice of its own, made with createSlice and named '{remote}/{subject}'. */
export type InjectableSlice = Pick<Slice, 'name' | 'reducerPath' | 'reducer'>;

/** The one store of a page, as the shell or one remote sees it. */
export interface PlatformStore extends CoreStore {
  /**
   * Adds a slice, with the state that the server left for it. Adding the same slice again does nothing; another one with
   * the name of an existing slice throws, because one of the two would silently never run.
   */
  injectSlice(slice: InjectableSlice): void;
  /** The store of one remote, the same object each time: it restricts the remote to its own slices and private actions. */
  viewFor(remote: string): PlatformStore;
}
