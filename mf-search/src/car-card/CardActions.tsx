import {
  carPath,
  financePath,
  formatMoney,
  isInStock,
  makeModelPath,
  useLinks,
  usePlatform,
  useSwitches,
  type Car,
} from '@forecourt/shared-contracts';
import { Icon, LinkButton } from '@forecourt/shared-ui';
import { CompareButton } from '../compare/CompareButton';
import { WatchButton } from '../save-car/WatchButton';
import styles from './CardActions.module.css';
import { CardDialog } from './CardDialog';
import { ReserveButton } from './ReserveButton';

interface CardActionsProps {
  car: Car;
  heading: string;
}

/** One primary action and a row of others, by the tenant's set of buttons; a sold car offers similar ones. */
export function CardActions({ car, heading }: CardActionsProps) {
  const { cardButtonSet } = useSwitches();
  const to = useLinks();
  if (!isInStock(car)) {
    return (
      <div className={styles.actions}>
        <CardDialog car={car} heading={heading} subject="find-similar" variant="secondary" to={makeModelPath(to, car.make, car.model)}>
          Find Me Something Similar
        </CardDialog>
      </div>
    );
  }
  return cardButtonSet === 'explore' ? <ExploreButtons car={car} heading={heading} /> : <StandardButtons car={car} heading={heading} />;
}

function ExploreButtons({ car, heading }: CardActionsProps) {
  const to = useLinks();
  const { reserveAmount } = useSwitches();
  return (
    <div className={styles.actions}>
      <LinkButton to={carPath(to, car)} variant="primary" aria-label={`Explore Vehicle ${heading}`}>
        Explore Vehicle
      </LinkButton>
      <div className={styles.more}>
        <CardDialog car={car} heading={heading} subject="enquiry" variant="quiet" icon="mail" to={`${carPath(to, car)}#enquire`}>
          Quick Enquiry
        </CardDialog>
        <ReserveButton car={car} heading={heading}>
          {`Reserve This Car ${formatMoney(reserveAmount)}`}
        </ReserveButton>
        <ListButtons car={car} />
      </div>
    </div>
  );
}

function StandardButtons({ car, heading }: CardActionsProps) {
  const { site, to } = usePlatform();
  const { financeEnabled, financeButtonText } = useSwitches();
  const form = `${carPath(to, car)}#enquire`;
  const finance = financePath({ site, to }, car);
  return (
    <div className={styles.actions}>
      <CardDialog car={car} heading={heading} subject="enquiry" variant="primary" to={form}>
        Enquire
      </CardDialog>
      <div className={styles.more}>
        <LinkButton to={carPath(to, car)} variant="quiet" aria-label={`View Details ${heading}`}>
          <Icon name="info" />
          View Details
        </LinkButton>
        <ReserveButton car={car} heading={heading}>
          Reserve
        </ReserveButton>
        <CardDialog car={car} heading={heading} subject="test-drive" variant="quiet" icon="car" to={form}>
          Test Drive
        </CardDialog>
        {financeEnabled && finance && (
          <LinkButton to={finance} variant="quiet" aria-label={`${financeButtonText} ${heading}`}>
            <Icon name="money" />
            {financeButtonText}
          </LinkButton>
        )}
        <ListButtons car={car} />
      </div>
    </div>
  );
}

/** Save and Compare, as far as the tenant offers them. */
function ListButtons({ car }: { car: Car }) {
  return (
    <>
      <WatchButton car={car} />
      <CompareButton car={car} />
    </>
  );
}
