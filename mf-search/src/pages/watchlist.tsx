import type { MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { compareSlice } from '../compare/compareSlice';
import { ListPage } from '../media-card/ListPage';
import { Watchlist } from '../watchlist/Watchlist';

export const slices = [compareSlice];

export function meta({ to }: MetaContext<null>): PageMeta {
  return { title: 'Watchlist', canonical: to('search.watchlist'), robots: 'noindex' };
}

/** Cars saved by the signed-in visitor. */
export function Component() {
  return (
    <ListPage title="Watchlist">
      <Watchlist />
    </ListPage>
  );
}
