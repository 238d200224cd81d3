import { useLocation } from 'react-router-dom';
import { addressLine, phoneAddress, usePlatform, type Location, type SpecialHours } from '@forecourt/shared-contracts';
import { Card, Icon, LinkButton, Stars } from '@forecourt/shared-ui';
import { distanceText } from '../distance/byDistance';
import { phoneOf, ratingOf } from '../location/locationFacts';
import { directionsUrl, mapUrl } from '../location/mapUrl';
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
  const phone = phoneOf(location);
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
          <p className={styles.fact}>
            <Icon name="pin" />
            <span>
              <a href={mapUrl(location.address)} target="_blank" rel="noopener">
                {addressLine(location.address)}
              </a>
              {km !== null && <span className={styles.distance}> · {distanceText(km)}</span>}
            </span>
          </p>
          {phone && (
            <p className={styles.fact}>
              <Icon name="phone" />
              <a href={phoneAddress(phone)}>{phone}</a>
            </p>
          )}
          <div className={styles.actions}>
            {contact && contact !== pathname && <LinkButton to={contact}>Contact Us</LinkButton>}
            <LinkButton variant="secondary" to={directionsUrl(location.address)} target="_blank">
              Get directions
            </LinkButton>
          </div>
        </div>
        <div className={styles.hours}>
          <OpeningHours location={location} specialHours={specialHours} headingLevel={headingLevel === 3 ? 4 : 3} />
        </div>
      </div>
    </Card>
  );
}
