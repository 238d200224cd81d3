import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { addressLine, pathIfDeployed, phoneAddress, usePlatform, type SiteConfig } from '@forecourt/shared-contracts';
import { Container, Icon, SiteLink, Stars } from '@forecourt/shared-ui';
import { SafeHtml } from '@forecourt/shared-ui/safe-html';
import { CurrentLinks } from '../menu/CurrentLinks';
import { MenuAnchor } from '../menu/MenuAnchor';
import styles from './Footer.module.css';
import { yearAt } from './yearAt';
import { footerGroups, legalLinks } from './footerGroups';
import { copyrightLine, licencesByState, primaryLocation } from './licenceLines';

const ACCEPTED_PAYMENTS = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;

/** Social media profiles of the dealer; an empty one is left out. */
function socialLinks(site: SiteConfig) {
  return [
    { name: 'Facebook', href: site.facebook_url },
    { name: 'Instagram', href: site.instagram_url },
    { name: 'YouTube', href: site.youtube_url },
    { name: 'LinkedIn', href: site.linkedin_url },
    { name: 'TikTok', href: site.tiktok_url },
  ].filter((link): link is { name: string; href: string } => Boolean(link.href));
}

/** The footer of every page: dealer, link groups, legal links and licence numbers. */
export function Footer() {
  const { site, paths, now } = usePlatform();
  const { switches } = site;
  const primary = primaryLocation(site);
  const locationPath = primary && pathIfDeployed(paths, paths.location(primary));
  const rating = primary?.average_rating ?? primary?.reviews?.average_rating ?? null;
  const ratingCount = primary?.review_count ?? primary?.reviews?.count ?? undefined;
  const year = yearAt(now, switches.openingHoursTimeZone);
  const social = socialLinks(site);
  const licences = licencesByState(site);
  const groups = useMemo(() => footerGroups(site, paths), [site, paths]);
  const linksOfGroups = useMemo(() => groups.flatMap(({ links }) => links), [groups]);
  const legalText = site.pages['footer'];

  return (
    <footer className={styles.footer}>
      <Container className={styles.inner}>
        <div className={styles.top}>
          <section className={styles.dealer} aria-label={site.name}>
            <p className={styles.name}>{site.name}</p>
            {site.tagline && <p className={styles.tagline}>{site.tagline}</p>}
            {primary && (
              <p className={styles.contact}>
                <Icon name="pin" />
                {locationPath ? <Link to={locationPath}>{addressLine(primary.address)}</Link> : addressLine(primary.address)}
              </p>
            )}
            {site.phone && switches.phoneDisplayEnabled && (
              <p className={styles.contact}>
                <Icon name="phone" />
                <a href={phoneAddress(site.phone)}>{site.phone}</a>
              </p>
            )}
            {site.email && (
              <p className={styles.contact}>
                <Icon name="mail" />
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </p>
            )}
            {switches.reviewsEnabled && rating !== null && rating > 0 && <Stars rating={rating} count={ratingCount} />}
            {social.length > 0 && (
              <ul className={styles.social} aria-label="Social media">
                {social.map(({ name, href }) => (
                  <li key={name}>
                    <a href={href} target="_blank" rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <nav className={styles.groups} aria-label="Footer">
            <CurrentLinks links={linksOfGroups}>
              {groups.map(({ name, links }) => (
                <section key={name}>
                  <h2 className={styles.groupName}>{name}</h2>
                  <ul className={styles.links}>
                    {links.map((link) => (
                      <li key={link.name}>
                        <MenuAnchor link={link} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </CurrentLinks>
          </nav>
        </div>
        <div className={styles.bottom}>
          <ul className={styles.payments} aria-label="Accepted payments">
            {ACCEPTED_PAYMENTS.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <ul className={styles.legal} aria-label="Legal">
            {legalLinks(paths).map(({ name, to }) => (
              <li key={name}>
                <SiteLink to={to}>{name}</SiteLink>
              </li>
            ))}
          </ul>
          {legalText && (
            <div className={styles.small}>
              <SafeHtml html={legalText.html} />
            </div>
          )}
          <p className={styles.small}>{copyrightLine(site, year)}</p>
          {licences && <p className={styles.small}>Dealer licences: {licences}</p>}
          {switches.poweredBy && (
            <p className={styles.small}>
              Powered by{' '}
              <a href={switches.poweredBy.url} target="_blank" rel="noopener">
                {switches.poweredBy.name}
              </a>
            </p>
          )}
        </div>
      </Container>
    </footer>
  );
}
