import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '../site/siteConfig';
import type { CoreStore } from './coreStore';

/** How the shell persists a slice in the visitor's browser: per site, under the slice's name, synchronized between tabs. */
interface SlicePersistence {
  /** The action that restores a stored value, which may be anything; null where its shape is invalid. */
  restore(data: unknown): UnknownAction | null;
  /** Whether a site persists the slice; every site without it. */
  isPersistedOn?(site: SiteConfig): boolean;
}

/** What a remote injects: a slice of its own, made with createSlice and named '{remote}/{subject}'. */
export interface InjectableSlice extends Pick<Slice, 'name' | 'reducerPath' | 'reducer'> {
  persistence?: SlicePersistence;
}

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
