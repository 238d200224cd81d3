import type { ReactNode } from 'react';
import { addressLine, phoneAddress, type Location } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import styles from './LocationContact.module.css';
import { phoneOf } from './locationFacts';
import { mapUrl } from './mapUrl';

interface LocationContactProps {
  location: Location;
  size: 's' | 'm';
  hasPhone?: boolean;
  /** After the address. */
  distance?: ReactNode;
}

/** Address, as a link to its map, and phone of a location. */
export function LocationContact({ location, size, hasPhone = true, distance }: LocationContactProps) {
  const phone = hasPhone ? phoneOf(location) : null;
  const address = (
    <a href={mapUrl(location.address)} target="_blank" rel="noopener">
      {addressLine(location.address)}
    </a>
  );
  return (
    <>
      <p className={styles.fact} data-size={size}>
        <Icon name="pin" />
        {distance ? (
          <span>
            {address}
            {distance}
          </span>
        ) : (
          address
        )}
      </p>
      {phone && (
        <p className={styles.fact} data-size={size}>
          <Icon name="phone" />
          <a href={phoneAddress(phone)}>{phone}</a>
        </p>
      )}
    </>
  );
}
