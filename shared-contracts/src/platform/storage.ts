import { formatPersisted, parsePersisted } from './persisted';

/** Names of the values that the platform stores in the browser. */
export type StoredName =
  | 'customerProfile'
  | 'searchHistory'
  | 'favourites'
  | 'viewedCars'
  | 'enquiries'
  | 'popupSeen'
  | 'privacyConsent'
  | 'visitedPages'
  | 'linkedQueryParams'
  | 'visit';

/** One value of one site in the browser. */
export interface StoredValue {
  /** The stored value, or null if there is none or it is unreadable; the caller checks the shape. */
  read(): unknown;
  write(data: unknown): void;
  clear(): void;
}

/**
 * Browser storage of one site. Storage that is full, blocked or absent (on the server) is ignored: the
 * feature works for the visit only.
 */
export interface PlatformStorage {
  /** A value in local storage; a remote prefixes its own values with its name: 'mf-search/…'. */
  local(name: StoredName | `${string}/${string}`): StoredValue;
  /** A value in session storage. */
  session(name: StoredName | `${string}/${string}`): StoredValue;
}

/** Key of a value in the browser's storage. */
export const storageKey = (siteSlug: string, name: string) => `${siteSlug}:${name}`;

/** Creates the storage of one site; an area is accessed when it is used, because the access may throw. */
export function createStorage(siteSlug: string, areas: Record<'local' | 'session', () => Storage>): PlatformStorage {
  const storedIn =
    (area: () => Storage) =>
    (name: string): StoredValue => {
      const key = storageKey(siteSlug, name);
      const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
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

/** The storage of a page that is rendered on a server: always empty. */
export const noStorage: PlatformStorage = createStorage('', { local: absent, session: absent });

function absent(): never {
  throw new Error('There is no browser storage here.');
}
