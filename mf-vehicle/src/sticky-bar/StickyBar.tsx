import { isInStock, useSwitches, type Car, type SpecialHours } from '@forecourt/shared-contracts';
import { EnquiryLink } from '../enquiry/EnquiryLink';
import { FindSimilarLink } from '../enquiry/FindSimilarLink';
import { PhoneReveal } from '../phone-reveal/PhoneReveal';
import styles from './StickyBar.module.css';
import { useStickyBar } from './useStickyBar';

/** Bar at the bottom of a small screen; `stickyBarVariant` decides when it is visible. */
export function StickyBar({ car, specialHours }: { car: Car; specialHours: readonly SpecialHours[] }) {
  const { stickyBarVariant } = useSwitches();
  const { isVisible, isSwitched } = useStickyBar(stickyBarVariant);

  return (
    <aside className={styles.bar} aria-label="Contact the dealer" data-visible={isVisible} data-switched={isSwitched} inert={!isVisible}>
      {isInStock(car) ? (
        <>
          <PhoneReveal car={car} specialHours={specialHours} variant="secondary" />
          <EnquiryLink variant="primary">Enquire Now</EnquiryLink>
        </>
      ) : (
        <FindSimilarLink />
      )}
    </aside>
  );
}
