import { allCarsPath, usePlatform, type Offer } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton } from '@forecourt/shared-ui';
import { ChoiceLinks } from '@forecourt/shared-ui/content';
import { CardGrid } from '../media-card/CardGrid';
import { eagerInList } from '../media-card/eagerInList';
import { OfferCard } from './OfferCard';
import { FINANCE_OFFER, isFinanceOffer } from './offerFacts';

const COLUMNS = 3;

interface OfferListProps {
  offers: readonly Offer[];
  /** Category of the URL; null for all. */
  category: string | null;
}

/** The site's offers as cards, with a filter for finance offers where there are any beside others. */
export function OfferList({ offers, category }: OfferListProps) {
  const { site, to } = usePlatform();
  if (offers.length === 0) {
    return (
      <EmptyState title="There are no special offers right now." icon="search">
        <LinkButton to={allCarsPath({ site, to })} variant="primary">
          See all vehicles
        </LinkButton>
      </EmptyState>
    );
  }
  const finance = offers.filter(isFinanceOffer);
  const isFiltered = category === FINANCE_OFFER && finance.length > 0;
  const filters = [
    { label: `All offers (${offers.length})`, to: to('search.offers'), isOn: !isFiltered },
    {
      label: `${FINANCE_OFFER} (${finance.length})`,
      to: `${to('search.offers')}?category=${encodeURIComponent(FINANCE_OFFER)}`,
      isOn: isFiltered,
    },
  ];

  return (
    <>
      {finance.length > 0 && <ChoiceLinks label="Kinds of offers" choices={filters} />}
      <CardGrid>
        {(isFiltered ? finance : offers).map((offer, index) => (
          <OfferCard key={offer.id} offer={offer} eager={eagerInList(index, COLUMNS)} />
        ))}
      </CardGrid>
    </>
  );
}
