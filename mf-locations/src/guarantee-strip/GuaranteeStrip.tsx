import {
  canReserve,
  formatMoney,
  hasCertifiedStrip,
  RESERVE_HOLD_HOURS,
  reservePath,
  usePlatform,
  type Car,
} from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './GuaranteeStrip.module.css';

const GUARANTEES = [
  'One haggle-free price',
  '48hr money-back guarantee',
  'Lifetime engine guarantee',
  'Cool value servicing for life',
  '12 months roadside assist',
];
/** In place of the guarantees, on a certified car of the tenant's `certifiedStripMake`. */
const CERTIFIED = ['Extra 1-year warranty', '90-point inspection', '12 months roadside assist'];

/** Reserve Online with its terms; with a car also with the link, and nothing for a car that can not be reserved. */
function ReserveOnline({ car }: { car?: Car }) {
  const platform = usePlatform();
  const { switches } = platform.site;
  const isOffered = car ? canReserve(car, switches) : switches.reserveEnabled;
  if (!isOffered) return null;
  const path = car && reservePath(platform, car);
  return (
    <li className={styles.entry}>
      <Icon name="calendar" />
      <div>
        {path ? <Link to={path}>Reserve Online</Link> : 'Reserve Online'}
        <p className={styles.terms}>
          {formatMoney(switches.reserveAmount)} deposit, fully refundable, vehicle held {RESERVE_HOLD_HOURS} hours
        </p>
      </div>
    </li>
  );
}

/**
 * The dealer's guarantees with `guaranteeStripsEnabled`: about a used car, or about the whole site without one. A certified used car of
 * `certifiedStripMake` has that make's own strip instead. Renders nothing about other cars.
 */
export function GuaranteeStrip({ car }: { car?: Car }) {
  const { switches } = usePlatform().site;
  const title = useId();
  const isCertified = car !== undefined && hasCertifiedStrip(car, switches);
  const hasGuarantees = switches.guaranteeStripsEnabled && (!car || car.car_type === 'used');
  if (!isCertified && !hasGuarantees) return null;
  return (
    <section className={styles.strip} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {isCertified ? `Certified ${switches.certifiedStripMake}` : 'Our guarantees'}
      </h2>
      <ul className={styles.entries}>
        {(isCertified ? CERTIFIED : GUARANTEES).map((guarantee) => (
          <li key={guarantee} className={styles.entry}>
            <Icon name="check" />
            {guarantee}
          </li>
        ))}
        {!isCertified && <ReserveOnline car={car} />}
      </ul>
    </section>
  );
}
