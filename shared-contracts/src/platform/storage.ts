import { formatPersisted, parsePersisted } from './persisted';

/** Names under which the platform keeps values in the browser (SH-144, SH-145, SH-152…159). */
export type StoredName =
  | 'customerProfile'
  | 'searchHistory'
  | 'favourites'
  | 'viewedCars'
  | 'lastEnquiry'
  | 'popupSeen'
  | 'filterSections'
  | 'compare'
  | 'visitedPages'
  | 'linkedQueryParams';

/** One value of one site in the browser. */
export interface StoredValue {
  /** What was written, or null where there is nothing usable; the caller checks the shape. */
  read(): unknown;
  write(data: unknown): void;
  clear(): void;
}

/**
 * What the browser keeps for one site. Storage that is full, forbidden or absent (on the server) is ignored: the
 * feature works for the visit only (SH-151).
 */
export interface PlatformStorage {
  /** A value in local storage; a remote's own names begin with its name: 'mf-search/…'. */
  local(name: StoredName | `${string}/${string}`): StoredValue;
  /** A value in session storage. */
  session(name: StoredName | `${string}/${string}`): StoredValue;
}

/** Key of a value in the browser's storage (SH-151). */
export const storageKey = (siteSlug: string, name: string) => `${siteSlug}:${name}`;

/** Storage of one site in what the browser has; each area is asked for when it is used, because asking may throw. */
export function createStorage(siteSlug: string, areas: Record<'local' | 'session', () => Storage>): PlatformStorage {
  const storedIn = (area: () => Storage) => (name: string): StoredValue => {
    const key = storageKey(siteSlug, name);
    const attempt = <Answer>(act: (storage: Storage) => Answer): Answer | null => {
      try {
        return act(area());
      } catch {
        return null;
      }
    };
    return {
      read: () => attempt((storage) => parsePersisted(storage.getItem(key))),
      write: (data) => attempt((storage) => storage.setItem(key, formatPersisted(data))),
      clear: () => attempt((storage) => storage.removeItem(key)),
    };
  };
  return { local: storedIn(areas.local), session: storedIn(areas.session) };
}

/** The storage of a page that is made on a server: it holds nothing. */
export const noStorage: PlatformStorage = createStorage('', { local: absent, session: absent });

function absent(): never {
  throw new Error('There is no browser storage here.');
}
