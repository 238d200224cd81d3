import { useLinks, type Model, type Offer } from '@forecourt/shared-contracts';
import { CardGrid } from '../media-card/CardGrid';
import { CardSection } from '../media-card/CardSection';
import { OfferCard } from '../offers/OfferCard';

/** The site's offers on a model; nothing when there are none. */
export function ModelOffers({ model, offers }: { model: Model; offers: readonly Offer[] }) {
  const to = useLinks();
  if (offers.length === 0) return null;
  return (
    <CardSection title={`${model.name} offers`} all={{ text: 'See all offers', to: to.ifDeployed('search.offers') }}>
      <CardGrid isRowOnPhone>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} level={3} isOnModelPage />
        ))}
      </CardGrid>
    </CardSection>
  );
}
