import { useLocation } from 'react-router-dom';
import { distanceText, usePlatform, type Location, type SpecialHours } from '@forecourt/shared-contracts';
import { Card, LinkButton, Stack, Stars } from '@forecourt/shared-ui';
import { LocationContact } from '../location/LocationContact';
import { ratingOf } from '../location/locationFacts';
import { directionsUrl } from '../location/mapUrl';
import { LocationMap } from './LocationMap';
import styles from './LocationPanel.module.css';
import { OpeningHours } from '../opening-hours/OpeningHours';

export interface LocationPanelProps {
  location: Location;
  /** Of the location and the other departments at its address. */
  specialHours: readonly SpecialHours[];
  /** Level of the title; null on a page whose heading is the location's name. */
  headingLevel: 2 | 3 | null;
  /** Distance from the visitor in kilometres, where it is known. */
  km?: number | null;
}

/** Details of one location: name, address, rating and opening hours. */
export function LocationPanel({ location, specialHours, headingLevel, km = null }: LocationPanelProps) {
  const { site, to } = usePlatform();
  const { pathname } = useLocation();
  const contact = to.ifDeployed('locations.contact', { slug: location.slug });
  const rating = site.switches.reviewsEnabled ? ratingOf(location) : null;
  const Heading = headingLevel && (`h${headingLevel}` as const);

  return (
    <Card as="section" padding="none" className={styles.panel} aria-label={location.name}>
      <div className={styles.layout}>
        <div className={styles.image}>
          <LocationMap location={location} />
        </div>
        <div className={styles.facts}>
          {Heading && <Heading className={styles.name}>{location.name}</Heading>}
          {rating && <Stars rating={rating.average} count={rating.count} />}
          <LocationContact
            location={location}
            size="m"
            distance={km !== null && <span className={styles.distance}> · {distanceText(km)}</span>}
          />
          <Stack direction="row" gap={3}>
            {contact && contact !== pathname && <LinkButton to={contact}>Contact Us</LinkButton>}
            <LinkButton variant="secondary" to={directionsUrl(location.address)} target="_blank">
              Get directions
            </LinkButton>
          </Stack>
        </div>
        <div className={styles.hours}>
          <OpeningHours location={location} specialHours={specialHours} headingLevel={headingLevel === 3 ? 4 : 3} />
        </div>
      </div>
    </Card>
  );
}
