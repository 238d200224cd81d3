import type { LoaderContext, MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { PageFrame, PageHeading } from '@forecourt/shared-ui';
import { CustomerArea } from '../customer-area/CustomerArea';

const TITLE = 'My Garage';

interface CustomerAreaData {
  /** Number of cars on the visitor's watchlist; null on a site without one, and where it can not be read. */
  saved: number | null;
}

/** Runs for a signed-in visitor only: the route is gated. */
export async function loader({ api, site, signal }: LoaderContext): Promise<CustomerAreaData> {
  if (!site.switches.watchlistEnabled) return { saved: null };
  const watchlist = await api.get<{ car_ids: readonly number[] }>('/api/watchlist', { signal }).catch(() => null);
  return { saved: watchlist?.car_ids.length ?? null };
}

export const meta = ({ to }: MetaContext<CustomerAreaData>): PageMeta => ({
  title: TITLE,
  canonical: to('navigation.customer-area'),
  robots: 'noindex',
});

/** The visitor's own page on the site. */
export function Component({ data }: { data: CustomerAreaData }) {
  return (
    <PageFrame kind="content" width="text">
      <PageHeading>{TITLE}</PageHeading>
      <CustomerArea saved={data.saved} />
    </PageFrame>
  );
}
