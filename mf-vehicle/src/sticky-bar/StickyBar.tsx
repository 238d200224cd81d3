import { isInStock, useSwitches, type Car } from '@forecourt/shared-contracts';
import { EnquiryLink } from '../enquiry/EnquiryLink';
import { PhoneReveal } from '../phone-reveal/PhoneReveal';
import styles from './StickyBar.module.css';
import { useStickyBar } from './useStickyBar';

/** Bar at the bottom of a small screen; `stickyBarVariant` decides when it is visible. */
export function StickyBar({ car }: { car: Car }) {
  const { stickyBarVariant } = useSwitches();
  const { isVisible, isSwitched } = useStickyBar(stickyBarVariant);

  return (
    <aside className={styles.bar} aria-label="Contact the dealer" data-visible={isVisible} data-switched={isSwitched} inert={!isVisible}>
      {isInStock(car) ? (
        <>
          <PhoneReveal car={car} variant="secondary" />
          <EnquiryLink variant="primary">Enquire Now</EnquiryLink>
        </>
      ) : (
        <EnquiryLink variant="primary">Find Me Something Similar</EnquiryLink>
      )}
    </aside>
  );
}
