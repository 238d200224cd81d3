import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isCurrent } from './isCurrent';
import type { MenuLink } from './menuLink';

const CurrentContext = createContext<ReadonlySet<string>>(new Set());

/** Provides the links that lead to the current page. Children render again when that set changes, not for each location. */
export function CurrentLinks({ links, children }: { links: readonly MenuLink[]; children: ReactNode }) {
  const location = useLocation();
  // Joined to a string, so that equal sets are equal values; no path contains a line break.
  const current = links
    .map(({ to }) => to)
    .filter((to) => isCurrent(to, location))
    .join('\n');
  const currentLinks = useMemo(() => new Set(current.split('\n')), [current]);
  return <CurrentContext value={currentLinks}>{children}</CurrentContext>;
}

/** Paths of the links of the surrounding `CurrentLinks` that lead to the current page. */
export const useCurrentLinks = (): ReadonlySet<string> => use(CurrentContext);
