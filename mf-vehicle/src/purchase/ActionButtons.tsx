import { allCarsPath, EVENTS, financePath, isInStock, Slot, usePlatform, type Car } from '@forecourt/shared-contracts';
import { LinkButton } from '@forecourt/shared-ui';
import { CheckoutButtons } from '../checkout/CheckoutButtons';
import { EnquiryLink } from '../enquiry/EnquiryLink';
import { useChatClick } from '../enquiry/useChatClick';
import { FindSimilarLink } from '../enquiry/FindSimilarLink';
import { FormDialogLink } from '../enquiry/FormDialogLink';
import styles from './ActionButtons.module.css';

/** The page's action buttons; each depends on the car's state and the tenant's switches. */
export function ActionButtons({ car }: { car: Car }) {
  const { site, to, track } = usePlatform();
  const { switches } = site;
  const historyReport = car.file?.trim();
  const message = useChatClick(switches.instantMessageEnabled);
  const offerInChat = useChatClick(switches.offerOpensChatWidget);

  if (!isInStock(car)) {
    return (
      <div className={styles.actions}>
        {switches.findSimilarPresentation !== 'form' && <FindSimilarLink />}
        <LinkButton to={allCarsPath({ site, to })} variant="secondary">
          See all vehicles
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <EnquiryLink variant="primary" onClick={message}>
        {switches.instantMessageEnabled ? 'Instant Message' : switches.enquireButtonText}
      </EnquiryLink>
      <Slot name="phone-reveal" car={car} />
      <FormDialogLink variant="secondary" form={(onClose) => <Slot name="test-drive-dialog" car={car} onClose={onClose} retry />}>
        Test Drive
      </FormDialogLink>
      <CheckoutButtons car={car} />
      {switches.financeEnabled && (
        <LinkButton id="finance-form" to={financePath({ site, to }, car)} variant="secondary">
          {switches.financeButtonText}
        </LinkButton>
      )}
      {offerInChat ? (
        <EnquiryLink variant="quiet" onClick={offerInChat}>
          Make an Offer
        </EnquiryLink>
      ) : (
        <FormDialogLink variant="quiet" form={(onClose) => <Slot name="offer-dialog" car={car} onClose={onClose} retry />}>
          Make an Offer
        </FormDialogLink>
      )}
      <FormDialogLink variant="quiet" form={(onClose) => <Slot name="request-photos-dialog" car={car} onClose={onClose} retry />}>
        Request Photos
      </FormDialogLink>
      {historyReport && (
        <LinkButton
          to={historyReport}
          variant="quiet"
          target="_blank"
          rel="noopener"
          onClick={() => track({ id: EVENTS.historyReport, carId: car.id })}
        >
          History report
        </LinkButton>
      )}
    </div>
  );
}
