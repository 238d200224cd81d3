/** The entry in front of the others, each id once, at most `limit` of them. */
export function newestFirst<Entry extends { id: number | string }>(
  list: readonly Entry[],
  entry: Entry,
  limit = Number.POSITIVE_INFINITY,
): Entry[] {
  return [entry, ...list.filter(({ id }) => id !== entry.id)].slice(0, limit);
}
