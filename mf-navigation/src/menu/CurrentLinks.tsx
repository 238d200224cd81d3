import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isCurrent } from './isCurrent';
import type { MenuLink } from './menuEntries';

const CurrentContext = createContext<ReadonlySet<string>>(new Set());

/** Knows which of these links name the page that is showing. What is inside renders again when that changes, not for each address. */
export function CurrentLinks({ links, children }: { links: readonly MenuLink[]; children: ReactNode }) {
  const page = useLocation();
  // One text, so that the same links are the same value; no address holds a line break.
  const current = links.map(({ to }) => to).filter((to) => isCurrent(to, page)).join('\n');
  const addresses = useMemo(() => new Set(current.split('\n')), [current]);
  return <CurrentContext value={addresses}>{children}</CurrentContext>;
}

/** Addresses of the links around this component whose page is showing. */
export const useCurrentAddresses = (): ReadonlySet<string> => use(CurrentContext);
