import { useLocation } from 'react-router-dom';
import { distanceText, locationPath, servicePath, usePlatform, type Location } from '@forecourt/shared-contracts';
import { Card, LinkButton, Stars } from '@forecourt/shared-ui';
import { LocationContact } from '../location/LocationContact';
import { ratingOf } from '../location/locationFacts';
import { typeOf, LOCATION_TYPES } from '../location/locationType';
import styles from './LocationCard.module.css';
import { LocationImage } from './LocationImage';

export interface LocationCardProps {
  location: Location;
  headingLevel: 2 | 3 | 4;
  /** Distance from the visitor in kilometres, where it is known. */
  km?: number | null;
}

/** Card of one location: name, rating, address, phone, and links to the pages that are deployed. */
export function LocationCard({ location, headingLevel, km = null }: LocationCardProps) {
  const { site, to } = usePlatform();
  const { pathname } = useLocation();
  const { reviewsEnabled, serviceBookLinkOnLocations } = site.switches;
  const Heading = `h${headingLevel}` as const;
  const isOnContactPage = to.routeAt(pathname) === 'forms.contact-us';
  const details = locationPath({ site, to }, location);
  const contact = to.ifDeployed('locations.contact', { slug: location.slug });
  const service = servicePath({ site, to });
  const type = typeOf(location);
  const rating = reviewsEnabled ? ratingOf(location) : null;

  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.image}>
        <LocationImage src={location.image.thumb.url ?? location.image.image.url} width={480} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.type}>{LOCATION_TYPES.find(({ value }) => value === type)?.label}</p>
          {km !== null && <p className={styles.distance}>{distanceText(km)}</p>}
        </div>
        <Heading className={styles.name}>{location.name}</Heading>
        {rating && <Stars rating={rating.average} count={rating.count} />}
        <LocationContact location={location} size="s" />
        <div className={styles.actions}>
          {details && (
            <LinkButton to={details} aria-label={`View Location Details: ${location.name}`}>
              View Location Details
            </LinkButton>
          )}
          {contact && !isOnContactPage && (
            <LinkButton variant="secondary" to={contact} aria-label={`Contact Us: ${location.name}`}>
              Contact Us
            </LinkButton>
          )}
          {serviceBookLinkOnLocations && type === 'service' && service && (
            <LinkButton variant="quiet" to={service}>
              Book a Service
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
