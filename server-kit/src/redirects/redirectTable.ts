import { sameAddress, type Redirect } from './redirect';

/** Finds where an old address leads. */
export interface RedirectTable {
  /** Where one redirect leads from an address; null where there is none. */
  next(address: string): string | null;
  /** The same of a request, null where it would lead to itself; `search` begins with ?, or is ''. */
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

  function next(address: string): string | null {
    const whole = sameAddress(address);
    const [path = '/'] = whole.split('?');
    return exact.get(whole) ?? exact.get(path) ?? beginnings.find(({ start }) => `${path}/`.startsWith(start))?.to ?? null;
  }

  return {
    next,
    targetOf(pathname, search) {
      const target = next(`${pathname}${search}`);
      return target?.startsWith('/') && sameAddress(target).split('?')[0] === sameAddress(pathname) ? null : target;
    },
  };
}
