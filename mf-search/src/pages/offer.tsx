import {
  ApiError,
  PageNotFound,
  PageRedirect,
  usePaths,
  type LoaderContext,
  type MetaContext,
  type Offer,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { contentText } from '@forecourt/shared-ui/safe-html';
import { ListPage } from '../media-card/ListPage';
import { OfferDetails } from '../offers/OfferDetails';
import { offerImage } from '../offers/offerFacts';

interface OfferData {
  offer: Offer;
}

/** An unknown or hidden offer is no page; an address that names the maker wrongly or needlessly leads to the right one. */
export async function loader({ url, params, api, paths, signal }: LoaderContext): Promise<OfferData> {
  const id = params.offerId ?? '';
  if (!/^\d+$/.test(id)) throw new PageNotFound(`"${id}" is not the number of an offer.`);
  try {
    const offer = await api.get<Offer>(`/api/offers/${id}`, { signal });
    const path = paths.offer(offer);
    if (url.pathname.replace(/\/+$/, '') !== path) throw new PageRedirect(`${path}${url.search}`, 301);
    return { offer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageNotFound(`There is no offer ${id}; it may have ended.`);
    throw error;
  }
}

export function meta({ data: { offer }, site, paths }: MetaContext<OfferData>): PageMeta {
  const image = offerImage(offer);
  return {
    title: offer.name,
    description: contentText(offer.sanitized_description).slice(0, 155) || `${offer.name} at ${site.name}.`,
    canonical: paths.offer(offer),
    ...(image && { image: paths.image(image, 1200) }),
  };
}

/** One offer. */
export function Component({ data: { offer } }: { data: OfferData }) {
  const paths = usePaths();
  return (
    <ListPage title={offer.name} breadcrumbs={[{ label: 'Special offers', to: paths.offers() }]}>
      <OfferDetails offer={offer} />
    </ListPage>
  );
}
