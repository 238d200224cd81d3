import { createHash } from 'node:crypto';

/** JSON whose keys are in order, so that equal values have equal texts. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, each]) => [key, ordered(each)]),
  );
}

/** Tells whether two submits say the same; how long the visitor took is not part of it. */
export const payloadHash = ({ fill_seconds: _taken, ...payload }: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(payload)))
    .digest('hex');
