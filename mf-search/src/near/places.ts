import { placeOfPostcode, usePlatform, type Place, type PlatformApi } from '@forecourt/shared-contracts';
import { useEffect, useSyncExternalStore } from 'react';

/** Centres of postcodes, which do not move: what was found once is known to every search and card after it. */
const known = new Map<string, Place>();
const pending = new Map<string, Promise<Place | null>>();
const listeners = new Set<() => void>();

export const knownPlace = (postcode: string): Place | null => known.get(postcode) ?? null;

export function rememberPlace(postcode: string, place: Place): void {
  if (known.has(postcode)) return;
  known.set(postcode, place);
  for (const listener of listeners) listener();
}

/** The centre of a postcode, requested once; null for one that does not exist. Rejects where the request fails. */
export async function findPlace(postcode: string, api: Pick<PlatformApi, 'get'>): Promise<Place | null> {
  const place = knownPlace(postcode);
  if (place) return place;
  const request = pending.get(postcode) ?? placeOfPostcode(postcode, api);
  pending.set(postcode, request);
  try {
    const found = await request;
    if (found) rememberPlace(postcode, found);
    return found;
  } finally {
    pending.delete(postcode);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The centre of a postcode once it is known; null before, without a postcode, and where it cannot be found. */
export function usePlace(postcode: string | null): Place | null {
  const { api } = usePlatform();
  const read = () => (postcode === null ? null : knownPlace(postcode));
  const place = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    // Without it lists have no distances, which is all that is missing.
    if (postcode !== null && place === null) findPlace(postcode, api).catch(() => undefined);
  }, [api, place, postcode]);
  return place;
}
