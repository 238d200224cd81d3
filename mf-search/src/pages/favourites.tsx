import type { MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { PageFrame, PageHeading } from '@forecourt/shared-ui';
import { FavouriteList } from '../favourites/FavouriteList';

export function meta({ to }: MetaContext<null>): PageMeta {
  return { title: 'Favourites', canonical: to('search.favourites'), robots: 'noindex' };
}

/** Cars saved in this browser. */
export function Component() {
  return (
    <PageFrame kind="content">
      <PageHeading>Favourites</PageHeading>
      <FavouriteList />
    </PageFrame>
  );
}
