import { formatPersisted, parsePersisted } from '@forecourt/shared-contracts';

/** One value in the browser's storage. */
export interface StoredValue {
  /** What was written, or null where there is nothing usable. The caller checks the shape. */
  read(): unknown;
  write(data: unknown): void;
  clear(): void;
}

/**
 * A versioned value under `{site slug}:{name}`; 'visit' ends with the tab. Full or forbidden storage is ignored:
 * the form works without it (CO-136, SH-151).
 */
export function storedValue(siteSlug: string, name: string, lifetime: 'visit' | 'kept'): StoredValue {
  const key = `${siteSlug}:${name}`;
  const attempt = <Answer>(act: (storage: Storage) => Answer): Answer | null => {
    try {
      return act(lifetime === 'visit' ? sessionStorage : localStorage);
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((storage) => parsePersisted(storage.getItem(key))),
    write: (data) => attempt((storage) => storage.setItem(key, formatPersisted(data))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
