import { validRecords, useLinks, type Offer, type SlotHydration, type SlotProps, type SlotModule } from '@forecourt/shared-contracts';
import { CardGrid } from '../media-card/CardGrid';
import { CardSection } from '../media-card/CardSection';
import { eagerInSection } from '../media-card/eagerInSection';
import { OfferCard } from '../offers/OfferCard';

type OfferCardsModule = SlotModule<'offer-cards', Offer[]>;
const DEFAULT_LIMIT = 3;

export const dataKey: OfferCardsModule['dataKey'] = ({ limit = DEFAULT_LIMIT }) => String(limit);

export const loader: OfferCardsModule['loader'] = async ({ limit = DEFAULT_LIMIT }, { api, signal }) =>
  validRecords<Offer>(await api.get('/api/offers', { signal }), 'offers', console.warn).slice(0, limit);

/** Some offers of the site with a link to all of them; nothing when there are none. */
export function Component({ hydrate, data: offers }: SlotProps<'offer-cards'> & { data: Offer[]; hydrate?: SlotHydration }) {
  const to = useLinks();
  if (offers.length === 0) return null;
  return (
    <CardSection title="Special offers" all={{ text: 'See all offers', to: to.ifDeployed('search.offers') }}>
      <CardGrid isRowOnPhone>
        {offers.map((offer, index) => (
          <OfferCard key={offer.id} offer={offer} eager={eagerInSection(index, hydrate)} level={3} />
        ))}
      </CardGrid>
    </CardSection>
  );
}
