import { validRecords, type LoaderContext, type MetaContext, type Offer, type PageMeta } from '@forecourt/shared-contracts';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../media-card/ListPage';
import { OfferList } from '../offers/OfferList';

interface OffersData {
  offers: Offer[];
}

/** The category in the query only chooses among what is there. */
export const ownsQuery = true;

export async function loader({ api, signal }: LoaderContext): Promise<OffersData> {
  return { offers: validRecords<Offer>(await api.get('/api/offers', { signal }), 'offers', console.warn) };
}

export function meta({ data, site, to }: MetaContext<OffersData>): PageMeta {
  return {
    title: 'Special offers',
    description: `${data.offers.length} current ${data.offers.length === 1 ? 'offer' : 'offers'} on vehicles, finance and service at ${site.name}.`,
    canonical: to('search.offers'),
  };
}

/** The offers of the site. */
export function Component({ data }: { data: OffersData }) {
  const [query] = useSearchParams();
  return (
    <ListPage title="Special offers" lead="Current offers with their conditions and last day.">
      <OfferList offers={data.offers} category={query.get('category')} />
    </ListPage>
  );
}
