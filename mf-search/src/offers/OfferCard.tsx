import { modelPath, offerPath, usePlatform, useSwitches, type Offer } from '@forecourt/shared-contracts';
import { LinkButton, Tag, VisuallyHidden, type Eagerness } from '@forecourt/shared-ui';
import { MediaCard } from '../media-card/MediaCard';
import { FINANCE_OFFER, isFinanceOffer, offerEnd, offerImage } from './offerFacts';
import { OfferWords } from './OfferWords';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  offer: Offer;
  eager?: Eagerness;
  level?: 2 | 3;
  /** On the page of its model there is no link to that page. */
  isOnModelPage?: boolean;
}

/** One offer of a list: image, name, texts, last day and actions. */
export function OfferCard({ offer, eager, level, isOnModelPage = false }: OfferCardProps) {
  const { now } = usePlatform();
  const { openingHoursTimeZone } = useSwitches();
  const { site, to } = usePlatform();
  const about = <VisuallyHidden>{offer.name}</VisuallyHidden>;

  return (
    <MediaCard
      title={offer.name}
      to={offerPath({ site, to }, offer)}
      image={offerImage(offer)}
      label={isFinanceOffer(offer) && <Tag kind="offer">{FINANCE_OFFER}</Tag>}
      eager={eager}
      level={level}
      footer={
        <>
          <LinkButton to={offerPath({ site, to }, offer)} variant="primary">
            View offer {about}
          </LinkButton>
          {offer.model && !isOnModelPage && (
            <LinkButton to={modelPath(to, offer.model)} variant="secondary">
              Explore model <VisuallyHidden>{offer.model.name}</VisuallyHidden>
            </LinkButton>
          )}
        </>
      }
    >
      <OfferWords kind="description" html={offer.sanitized_description} about={offer.name} />
      <OfferWords kind="disclaimer" html={offer.disclaimer} about={offer.name} />
      <p className={styles.end}>{offerEnd(offer, now, openingHoursTimeZone)}</p>
    </MediaCard>
  );
}
