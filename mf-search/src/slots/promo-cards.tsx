import { usePlatform, validRecords, type PromoCard, type SlotProps, type SlotModule } from '@forecourt/shared-contracts';
import { CardGrid } from '../media-card/CardGrid';
import { CardSection } from '../media-card/CardSection';
import { activePromoCards } from '../promo-cards/activePromoCards';
import { PromoCardTile } from '../promo-cards/PromoCardTile';

type PromoCardsModule = SlotModule<'promo-cards', PromoCard[]>;
const DEFAULT_LIMIT = 3;

export const loader: PromoCardsModule['loader'] = async (_props, { api, signal }) =>
  validRecords<PromoCard>(await api.get('/api/promo-cards', { signal }), 'promo cards', console.warn);

/** The advertisements of today that results have between cars; nothing when there are none. */
export function Component({ data, title = 'Good to know', limit = DEFAULT_LIMIT }: SlotProps<'promo-cards'> & { data: PromoCard[] }) {
  const { site, now } = usePlatform();
  const cards = activePromoCards(data, now, site.switches.openingHoursTimeZone);
  if (cards.length === 0) return null;
  return (
    <CardSection title={title}>
      <CardGrid isRowOnPhone>
        {cards.slice(0, limit).map((promo) => (
          <PromoCardTile key={promo.id} promo={promo} />
        ))}
      </CardGrid>
    </CardSection>
  );
}
