import { useEffect } from 'react';
import { selectUser, selectWatchlist, useAppSelector, useLinks, useLoadWatchlist } from '@forecourt/shared-contracts';
import { useGatedPath, type GatedLink } from './useGatedPath';
import { whenIdle } from './whenIdle';

const NAME = 'Watchlist';

/**
 * The link to the watchlist, with the number of cars that the signed-in visitor saved; null on a site without one. Loads the list when the
 * browser is idle, unless another part of the page has; without it there is no number.
 */
export function useWatchlistLink(): GatedLink | null {
  const to = useLinks();
  const path = useGatedPath(to.ifDeployed('search.watchlist'), 'watchlist');
  const load = useLoadWatchlist(useAppSelector(selectUser));
  const count = useAppSelector((state) => selectWatchlist(state).length);

  useEffect(() => (load ? whenIdle(() => void load().catch(() => undefined)) : undefined), [load]);

  return path === null ? null : { path, name: NAME, count, label: count > 0 ? `${NAME}, ${count} saved` : NAME };
}
