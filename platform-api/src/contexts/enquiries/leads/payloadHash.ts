import { createHash } from 'node:crypto';

/** A value with sorted keys, so that equal values have equal JSON. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, each]) => [key, ordered(each)]),
  );
}

/**
 * Hash of a payload, equal for equal submits; the time that the visitor took is not part of it. `preferred_time` is where it has a value: a
 * submit that an earlier version has stored is known again.
 */
export function payloadHash({ fill_seconds: _taken, preferred_time: wish, ...payload }: Readonly<Record<string, unknown>>): string {
  const hashed = wish ? { ...payload, preferred_time: wish } : payload;
  return createHash('sha256')
    .update(JSON.stringify(ordered(hashed)))
    .digest('hex');
}
