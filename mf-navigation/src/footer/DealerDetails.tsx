import { Link } from 'react-router-dom';
import { addressLine, locationPath, phoneAddress, usePlatform, type SiteConfig } from '@forecourt/shared-contracts';
import { Icon, Stack, Stars } from '@forecourt/shared-ui';
import { ExternalLink } from '../menu/ExternalLink';
import styles from './Footer.module.css';
import { primaryLocation } from './licenceLines';

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

/** Name, address, phone, e-mail, rating and social media of the dealer. */
export function DealerDetails() {
  const { site, to } = usePlatform();
  const { switches } = site;
  const primary = primaryLocation(site);
  const primaryPath = primary && locationPath({ site, to }, primary);
  const rating = primary?.average_rating ?? primary?.reviews?.average_rating ?? null;
  const ratingCount = primary?.review_count ?? primary?.reviews?.count ?? undefined;
  const social = socialLinks(site);

  return (
    <Stack as="section" gap={3} aria-label={site.name}>
      <p className={styles.name}>{site.name}</p>
      {site.tagline && <p className={styles.tagline}>{site.tagline}</p>}
      {primary && (
        <p className={styles.contact}>
          <Icon name="pin" />
          {primaryPath ? <Link to={primaryPath}>{addressLine(primary.address)}</Link> : addressLine(primary.address)}
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
              <ExternalLink href={href}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
