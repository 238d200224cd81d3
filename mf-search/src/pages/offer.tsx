import {
  ApiError,
  imageAddress,
  offerPath,
  PageNotFound,
  PageRedirect,
  useLinks,
  type LoaderContext,
  type MetaContext,
  type Offer,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { absoluteAddress, knownFields } from '@forecourt/shared-contracts/structured-data';
import { contentText } from '@forecourt/shared-ui/safe-html';
import { ListPage } from '../media-card/ListPage';
import { OfferDetails } from '../offers/OfferDetails';
import { offerImage } from '../offers/offerFacts';

interface OfferData {
  offer: Offer;
}

/** An unknown or hidden offer is no page; an address that names the maker wrongly or needlessly leads to the right one. */
export async function loader({ url, params, api, site, to, signal }: LoaderContext): Promise<OfferData> {
  const id = params.offerId ?? '';
  if (!/^\d+$/.test(id)) throw new PageNotFound(`"${id}" is not the number of an offer.`);
  try {
    const offer = await api.get<Offer>(`/api/offers/${id}`, { signal });
    const path = offerPath({ site, to }, offer);
    if (url.pathname.replace(/\/+$/, '') !== path) throw new PageRedirect(`${path}${url.search}`, 301);
    return { offer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageNotFound(`There is no offer ${id}; it may have ended.`);
    throw error;
  }
}

export function meta({ data: { offer }, site, to }: MetaContext<OfferData>): PageMeta {
  const picture = offerImage(offer);
  const image = picture ? imageAddress(site, picture, 1200) : null;
  const description = contentText(offer.sanitized_description);
  const canonical = offerPath({ site, to }, offer);
  return {
    title: offer.name,
    description: description.slice(0, 155) || `${offer.name} at ${site.name}.`,
    canonical,
    ...(image && { image }),
    jsonLd: [
      knownFields({
        '@context': 'https://schema.org',
        '@type': 'Offer',
        name: offer.name,
        description,
        url: canonical && absoluteAddress(site, canonical),
        image: image && absoluteAddress(site, image),
        validFrom: offer.start_date,
        validThrough: offer.end_date,
        seller: { '@type': 'AutoDealer', name: site.name },
      }),
    ],
  };
}

/** One offer. */
export function Component({ data: { offer } }: { data: OfferData }) {
  const to = useLinks();
  return (
    <ListPage title={offer.name} breadcrumbs={[{ label: 'Special offers', to: to.ifDeployed('search.offers') ?? undefined }]}>
      <OfferDetails offer={offer} />
    </ListPage>
  );
}
