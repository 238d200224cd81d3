import { isRecord, type PlatformStorage } from '@forecourt/shared-contracts';

/** How long a sign-in may take. */
const MAX_AGE_MS = 15 * 60_000;

/** Where and when something happens: the path with query, the time in milliseconds. */
interface Moment {
  path: string;
  time: number;
}

const storedIn = (storage: PlatformStorage) => storage.session('mf-search/pendingSave');

/** Remembers the car that a visitor clicked to save, while they sign in; a later click replaces it. */
export const rememberSave = (storage: PlatformStorage, carId: number, { path, time }: Moment): void =>
  storedIn(storage).write({ carId, path, time });

/**
 * The car to save now, or null; what is returned is forgotten, so that it is saved once. A save belongs to the page where it was
 * clicked, which is the target of the sign-in: on another page, and after 15 minutes, it is dropped. A visitor who is not signed in
 * gets null, and on the same page may still sign in.
 */
export function takePendingSave(storage: PlatformStorage, isSignedIn: boolean, { path, time }: Moment): number | null {
  const stored = storedIn(storage);
  const pending = stored.read();
  if (pending === null) return null;
  const isValid =
    isRecord(pending) &&
    typeof pending.carId === 'number' &&
    typeof pending.time === 'number' &&
    pending.path === path &&
    Math.abs(time - pending.time) <= MAX_AGE_MS;
  if (isValid && !isSignedIn) return null;
  stored.clear();
  return isValid ? (pending.carId as number) : null;
}
