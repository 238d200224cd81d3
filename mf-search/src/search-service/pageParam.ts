/** The page of a query string, from 1; anything else than a whole number above 0 is the first. */
export function pageParam(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
