const VERSION = 1;

/** Serializes a value for browser storage, with a version. */
export function formatPersisted(data: unknown): string {
  return JSON.stringify({ v: VERSION, data });
}

/** Parses a stored value; null if it is unreadable or of another version. The caller checks the shape. */
export function parsePersisted(text: string | null): unknown {
  try {
    const stored = JSON.parse(text ?? 'null') as { v?: unknown; data?: unknown } | null;
    return stored?.v === VERSION ? (stored.data ?? null) : null;
  } catch {
    return null;
  }
}
