import {
  carHeading,
  displayPrice,
  formatCount,
  formatMoney,
  isInStock,
  priceIncludes,
  regoExpiryText,
  Slot,
  usePlatform,
  type Car,
} from '@forecourt/shared-contracts';
import { Icon, PageHeading, PriceBlock } from '@forecourt/shared-ui';
import { EnquirySection, hasFormInSidebar } from '../enquiry/EnquirySection';
import { ActionButtons } from './ActionButtons';
import { belowMarketAmount } from './belowMarketAmount';
import { CarIcons } from './CarIcons';
import { DealerLink } from './DealerLink';
import { OnRoadCosts } from './OnRoadCosts';
import styles from './PurchaseCard.module.css';
import { TrustFacts } from './TrustFacts';

interface PurchaseCardProps {
  car: Car;
  views: number | null;
}

/** Heading, price and actions of the car; SOLD instead of price and actions for a car not in stock. */
export function PurchaseCard({ car, views }: PurchaseCardProps) {
  const { site, now } = usePlatform();
  const { switches } = site;
  const isAvailable = isInStock(car);
  const belowMarket = belowMarketAmount(car, switches);
  const rego = regoExpiryText(car, switches, now);
  const hasForm = hasFormInSidebar(car, switches);

  return (
    <div className={styles.card} data-form={hasForm}>
      <div className={styles.title}>
        <PageHeading>{carHeading(car)}</PageHeading>
      </div>
      <CarIcons car={car} />
      <div className={styles.price}>
        {isAvailable ? (
          <>
            <PriceBlock price={displayPrice(car, switches)} includes={priceIncludes(car, site)} size="l" />
            <OnRoadCosts car={car} />
            {belowMarket !== null && (
              <p className={styles.market}>
                <Icon name="check" />
                {formatMoney(belowMarket)} below market average
              </p>
            )}
          </>
        ) : (
          <p className={styles.sold}>SOLD</p>
        )}
      </div>
      {isAvailable && switches.financeEnabled && <Slot name="finance-summary" car={car} />}
      <ActionButtons car={car} />
      {hasForm && <EnquirySection car={car} />}
      <TrustFacts car={car} />
      <DealerLink car={car} />
      {rego && (
        <p className={styles.note}>
          <Icon name="calendar" />
          <span>Rego: {rego}</span>
        </p>
      )}
      {views !== null && views > 0 && (
        <p className={styles.views}>
          {formatCount(views)} {views === 1 ? 'view' : 'views'}
        </p>
      )}
    </div>
  );
}
