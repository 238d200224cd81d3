import { Link } from 'react-router-dom';
import { phoneAddress, useChat, usePlatform } from '@forecourt/shared-contracts';
import { Card, Icon } from '@forecourt/shared-ui';
import styles from './DirectContact.module.css';

/** Phone, e-mail and locations of the dealer. */
export function DirectContact() {
  const { site, to } = usePlatform();
  const chat = useChat();
  const locations = to.ifDeployed('locations.list');
  const phone = site.switches.phoneDisplayEnabled ? site.phone : null;
  return (
    <Card as="aside" padding="l" gap={4} aria-labelledby="direct-contact">
      <h2 id="direct-contact" className={styles.heading}>
        Talk to us
      </h2>
      <ul className={styles.options}>
        {phone && (
          <li>
            <Icon name="phone" />
            <a href={phoneAddress(phone)}>{phone}</a>
          </li>
        )}
        {chat?.subjects.map((subject) => (
          <li key={subject}>
            <Icon name="chat" />
            <button type="button" className={styles.chat} onClick={() => chat.open(subject)}>
              {`Chat with ${subject}`}
            </button>
          </li>
        ))}
        {site.email && (
          <li>
            <Icon name="mail" />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        )}
        {locations && (
          <li>
            <Icon name="pin" />
            <Link to={locations}>Locations and opening hours</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
