import {
  distanceText,
  kmTo,
  mapEmbedUrl,
  locationPath,
  useClock,
  usePlatform,
  type Location,
  type SpecialHours,
} from '@forecourt/shared-contracts';
import { Card, Disclosure, LinkButton } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { useVisitorPlace } from '../distance/useVisitorPlace';
import { LocationContact } from '../location/LocationContact';
import { directionsUrl } from '../location/mapUrl';
import { LocationMap } from '../location-panel/LocationMap';
import { OpeningHours } from '../opening-hours/OpeningHours';
import { OpenNow } from '../opening-hours/OpenNow';
import { hasOpeningHours, todayHours } from '../opening-hours/todayHours';
import styles from './LocationSummary.module.css';

interface LocationSummaryProps {
  location: Location;
  /** Of the location and the other departments at its address. */
  specialHours: readonly SpecialHours[];
  hasMap: boolean;
}

/** Where a car is: name, address with the distance from the visitor's postcode, the location's own phone, today's hours and the week's. */
export function LocationSummary({ location, specialHours, hasMap }: LocationSummaryProps) {
  const { site, to } = usePlatform();
  const now = useClock();
  const { place } = useVisitorPlace();
  const km = kmTo(location, place);
  const page = locationPath({ site, to }, location);
  const today = todayHours(location, { site, now, specialHours });

  return (
    <Card as="section" padding="none" className={styles.summary} aria-label={location.name}>
      {hasMap && mapEmbedUrl(location.address) !== null && (
        <div className={styles.map}>
          <LocationMap location={location} />
        </div>
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{page ? <Link to={page}>{location.name}</Link> : location.name}</p>
        <LocationContact
          location={location}
          size="m"
          hasPhone={site.switches.phoneDisplayEnabled}
          distance={km !== null && <span className={styles.distance}> · {distanceText(km)}</span>}
        />
        <LinkButton variant="secondary" size="s" to={directionsUrl(location.address)} target="_blank">
          Get directions
        </LinkButton>
      </div>
      {hasOpeningHours(location, { site, now, specialHours }) && (
        <div className={styles.hours}>
          <Disclosure
            summary={
              today ? (
                <span className={styles.today}>
                  <OpenNow isOpen={today.isOpen} /> Today {today.text}
                </span>
              ) : (
                'Opening hours'
              )
            }
          >
            <OpeningHours location={location} specialHours={specialHours} headingLevel={null} />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
