import { isInStock, usePaths, useSwitches, type Car } from '@forecourt/shared-contracts';
import { LinkButton, VisuallyHidden } from '@forecourt/shared-ui';
import styles from './CardActions.module.css';

/** The ways on from a card, by the tenant's set of buttons (SE-054, SE-055); a car that is gone leads to its like (SE-056). */
export function CardActions({ car, heading }: { car: Car; heading: string }) {
  const paths = usePaths();
  const { cardButtonSet, financeEnabled, financeButtonText } = useSwitches();
  const about = <VisuallyHidden>{heading}</VisuallyHidden>;
  const enquiry = `${paths.car(car)}#enquire`;

  if (!isInStock(car)) {
    return (
      <div className={styles.actions}>
        <LinkButton to={paths.makeModel(car.make, car.model)} variant="secondary">
          Find Me Something Similar {about}
        </LinkButton>
      </div>
    );
  }
  if (cardButtonSet === 'explore') {
    return (
      <div className={styles.actions}>
        <LinkButton to={paths.car(car)} variant="primary">
          Explore Vehicle {about}
        </LinkButton>
        <LinkButton to={enquiry} variant="secondary">
          Quick Enquiry {about}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <LinkButton to={enquiry} variant="primary">
        Enquire {about}
      </LinkButton>
      <LinkButton to={paths.car(car)} variant="secondary">
        View Details {about}
      </LinkButton>
      {financeEnabled && (
        <LinkButton to={paths.finance(car)} variant="quiet" size="s">
          {financeButtonText} {about}
        </LinkButton>
      )}
    </div>
  );
}
