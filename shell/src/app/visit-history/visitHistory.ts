import { signInPath, type Links } from '@forecourt/shared-contracts';

interface VisitStart {
  /** Address of the document that linked here, '' without one. */
  referrer: string;
  origin: string;
  to: Links;
}

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`;

/** The paths that this visitor has visited on the site, so that the sign-in page can link back. */
export function createVisitHistory({ referrer, origin, to }: VisitStart) {
  const from = referrer === '' ? null : new URL(referrer);
  const signIn = signInPath(to, 'my-garage', { redirect: '/' })?.split('?')[0];
  const visited = from?.origin === origin ? [pathOf(from)] : [];

  return {
    add(location: { pathname: string; search: string }): void {
      const path = pathOf(location);
      if (visited.at(-1) !== path) visited.push(path);
    },
    /** Whether the visitor is on this page now. */
    isCurrent: (path: string): boolean => visited.at(-1) === path,
    /** The most recent page that is neither this one nor the sign-in page; '/' without one. */
    previousPage: (path: string): string => visited.findLast((each) => each !== path && each.split('?')[0] !== signIn) ?? '/',
  };
}
export type VisitHistory = ReturnType<typeof createVisitHistory>;
