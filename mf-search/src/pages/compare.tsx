import type { MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { Comparison } from '../compare/Comparison';
import { compareSlice } from '../compare/compareSlice';
import { ListPage } from '../media-card/ListPage';

export const slices = [compareSlice];

export function meta({ to }: MetaContext<null>): PageMeta {
  return { title: 'Compare', canonical: to('search.compare'), robots: 'noindex' };
}

/** Up to four cars side by side. */
export function Component() {
  return (
    <ListPage title="Compare vehicles" label="Compare">
      <Comparison />
    </ListPage>
  );
}
