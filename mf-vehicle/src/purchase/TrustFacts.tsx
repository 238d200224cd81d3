import { EVENTS, isInStock, Slot, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Icon, LinkButton } from '@forecourt/shared-ui';
import { CertifiedBadge } from '../used-cars/CertifiedBadge';
import { dealerLicence } from './dealerLicence';
import { locationOnSite } from './locationOnSite';
import styles from './TrustFacts.module.css';

/** What is on file that builds trust: history report, certification, the dealer's licence, whether somebody is there. Nothing where nothing is. */
export function TrustFacts({ car }: { car: Car }) {
  const { site, track } = usePlatform();
  const licence = dealerLicence(car, site);
  const historyReport = isInStock(car) && car.file?.trim();
  const location = locationOnSite(car, site);
  if (!historyReport && !licence && !car.certified && !location) return null;
  return (
    <ul className={styles.facts} aria-label="On file">
      {historyReport && (
        <li>
          <LinkButton
            to={historyReport}
            variant="quiet"
            size="s"
            target="_blank"
            rel="noopener"
            onClick={() => track({ id: EVENTS.historyReport, carId: car.id })}
          >
            <Icon name="check" />
            History report
          </LinkButton>
        </li>
      )}
      {car.certified && (
        <li>
          <CertifiedBadge car={car} />
        </li>
      )}
      {location && (
        <li className={styles.open}>
          <Slot name="location-open" car={car} fallback={null} />
        </li>
      )}
      {licence && <li className={styles.licence}>Dealer licence {licence}</li>}
    </ul>
  );
}
