const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The visit that a request names in its header x-visit; null without one. */
export function visitIn({ 'x-visit': visit }: Readonly<Record<string, string | string[] | undefined>>): string | null {
  return typeof visit === 'string' && UUID.test(visit) ? visit.toLowerCase() : null;
}
