import { modelPath, Slot, useLinks, usePlatform, useSwitches, type Offer } from '@forecourt/shared-contracts';
import { CarImage, LinkButton, Stack, Tag, VisuallyHidden } from '@forecourt/shared-ui';
import { FINANCE_OFFER, isFinanceOffer, offerEnd, offerImage } from './offerFacts';
import { OfferWords } from './OfferWords';
import styles from './OfferDetails.module.css';

/** One offer with its texts and its enquiry form. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const { now } = usePlatform();
  const { openingHoursTimeZone } = useSwitches();
  const to = useLinks();

  return (
    <div className={styles.layout}>
      <Stack as="article">
        <div className={styles.image}>
          <CarImage src={offerImage(offer)} alt="" width={960} ratio="16 / 9" eager="first" />
        </div>
        <p className={styles.facts}>
          {isFinanceOffer(offer) && <Tag kind="offer">{FINANCE_OFFER}</Tag>}
          {offerEnd(offer, now, openingHoursTimeZone)}
        </p>
        <OfferWords kind="description" html={offer.sanitized_description} about={offer.name} />
        <OfferWords kind="disclaimer" html={offer.disclaimer} about={offer.name} />
        {offer.model && (
          <div>
            <LinkButton to={modelPath(to, offer.model)} variant="secondary">
              Explore model <VisuallyHidden>{offer.model.name}</VisuallyHidden>
            </LinkButton>
          </div>
        )}
      </Stack>
      <section className={styles.enquiry} id="enquire" aria-labelledby="offer-enquiry-heading">
        <h2 id="offer-enquiry-heading" className={styles.heading}>
          Ask about this offer
        </h2>
        <Slot name="enquiry-form" subcategory={offer.name} retry />
      </section>
    </div>
  );
}
