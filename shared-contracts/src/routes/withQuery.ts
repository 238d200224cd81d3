/** Values of search parameters; those without a value are left out. */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

const queryText = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === null || value === undefined || value === '' ? [] : [[key, String(value)]])),
  ).toString();

/** A path with search parameters behind those that it has. */
export function withQuery(path: string, query: Query): string {
  const text = queryText(query);
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}
