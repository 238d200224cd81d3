import { sameAddress, type Redirect } from './readRedirects';

/** Finds where an old address leads. */
export interface RedirectTable {
  /** The address, after all redirects that follow one another; null where there is none. `search` begins with ?, or is ''. */
  targetOf(pathname: string, search: string): string | null;
}

const REST = '/*';

/** A table of redirects: an address with its query comes first, then the path alone, then the longest beginning. */
export function redirectTable(redirects: readonly Redirect[]): RedirectTable {
  const exact = new Map(redirects.flatMap(({ from, to }) => (from.endsWith(REST) ? [] : [[sameAddress(from), to] as const])));
  const beginnings = redirects
    .flatMap(({ from, to }) =>
      from.endsWith(REST) ? [{ start: `${sameAddress(from.slice(0, -REST.length))}/`.replace('//', '/'), to }] : [],
    )
    .toSorted((one, other) => other.start.length - one.start.length);

  function next(path: string, search: string): string | null {
    const known = exact.get(`${path}${search}`) ?? exact.get(path);
    return known ?? beginnings.find(({ start }) => `${path}/`.startsWith(start))?.to ?? null;
  }

  return {
    targetOf(pathname, search) {
      let target = next(sameAddress(pathname), search);
      // Read without circles; a beginning may still contain its own target.
      for (let step = 0; target?.startsWith('/') && step < redirects.length; step += 1) {
        const [path = '', query] = target.split('?');
        const further = exact.get(sameAddress(target)) ?? (query === undefined ? exact.get(sameAddress(path)) : undefined);
        if (further === undefined) break;
        target = further;
      }
      return target === null || sameAddress(target) === sameAddress(pathname) ? null : target;
    },
  };
}
