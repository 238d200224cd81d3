import { PRIVACY_CHOICES, usePlatform } from '@forecourt/shared-contracts';
import { SiteLink } from '@forecourt/shared-ui';
import { SafeHtml } from '@forecourt/shared-ui/safe-html';
import { ExternalLink } from '../menu/ExternalLink';
import styles from './Footer.module.css';
import { legalLinks } from './footerGroups';
import { copyrightLine, licencesByState } from './licenceLines';
import { yearAt } from './yearAt';

/** What the card field takes in Australia. */
const ACCEPTED_PAYMENTS = ['Mastercard', 'Visa', 'American Express'] as const;

/** Accepted payments, legal links, the dealer's own text, copyright and licence numbers. */
export function LegalLines() {
  const { site, to, now } = usePlatform();
  const { openingHoursTimeZone, poweredBy } = site.switches;
  const licences = licencesByState(site);
  const legalText = site.pages['footer'];

  return (
    <div className={styles.bottom}>
      {site.payment_key !== null && (
        <ul className={styles.payments} aria-label="Accepted payments">
          {ACCEPTED_PAYMENTS.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <ul className={styles.legal} aria-label="Legal">
        {legalLinks(to).map(({ name, to }) => (
          <li key={name}>
            <SiteLink to={to}>{name}</SiteLink>
          </li>
        ))}
        {site.analytics?.consent && (
          <li>
            <a href={PRIVACY_CHOICES}>Privacy choices</a>
          </li>
        )}
      </ul>
      {legalText && (
        <div className={styles.small}>
          <SafeHtml html={legalText.html} />
        </div>
      )}
      <p className={styles.small}>{copyrightLine(site, yearAt(now, openingHoursTimeZone))}</p>
      {licences && <p className={styles.small}>Dealer licences: {licences}</p>}
      {poweredBy && (
        <p className={styles.small}>
          Powered by <ExternalLink href={poweredBy.url}>{poweredBy.name}</ExternalLink>
        </p>
      )}
    </div>
  );
}
