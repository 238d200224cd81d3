import { isInStock, useSwitches, type Car } from '@forecourt/shared-contracts';
import { EnquiryLink } from '../enquiry/EnquiryLink';
import { PhoneReveal } from '../phone-reveal/PhoneReveal';
import styles from './StickyBar.module.css';
import { useStickyBar } from './useStickyBar';

/** Bar at the bottom of a small screen; when it shows is the tenant's choice. */
export function StickyBar({ car }: { car: Car }) {
  const { stickyBarVariant } = useSwitches();
  const { isShown, isSwitched } = useStickyBar(stickyBarVariant);

  return (
    <aside className={styles.bar} aria-label="Contact the dealer" data-shown={isShown} data-switched={isSwitched} inert={!isShown}>
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
