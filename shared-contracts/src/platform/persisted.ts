const VERSION = 1;

/** A value as browser storage keeps it (CO-136). */
export function formatPersisted(data: unknown): string {
  return JSON.stringify({ v: VERSION, data });
}

/** What storage held, or null where it is unreadable or of another version (CO-136). The caller checks the shape. */
export function parsePersisted(text: string | null): unknown {
  try {
    const stored = JSON.parse(text ?? 'null') as { v?: unknown; data?: unknown } | null;
    return stored?.v === VERSION ? (stored.data ?? null) : null;
  } catch {
    return null;
  }
}
