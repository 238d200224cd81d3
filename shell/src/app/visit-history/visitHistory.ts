import type { Paths } from '@forecourt/shared-contracts';

interface TrailStart {
  /** Address of the document that led here, '' without one. */
  referrer: string;
  origin: string;
  paths: Paths;
}

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`;

/** The addresses that this visitor has seen on the site, so that a gate can lead back (SH-119). */
export function createVisitHistory({ referrer, origin, paths }: TrailStart) {
  const from = referrer === '' ? null : new URL(referrer);
  const signInPath = new URL(paths.signIn('my-garage', { redirect: '/' }), origin).pathname;
  const seen = from?.origin === origin ? [pathOf(from)] : [];

  return {
    visited(location: { pathname: string; search: string }): void {
      const path = pathOf(location);
      if (seen.at(-1) !== path) seen.push(path);
    },
    /** Whether the visitor is on this page now. */
    isAt: (path: string): boolean => seen.at(-1) === path,
    /** The page seen last that is neither this one nor the sign-in page; '/' without one. */
    previousPage: (path: string): string => seen.findLast((each) => each !== path && each.split('?')[0] !== signInPath) ?? '/',
  };
}
export type VisitHistory = ReturnType<typeof createVisitHistory>;
