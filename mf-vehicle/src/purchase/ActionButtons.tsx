import { allCarsPath, isInStock, Slot, usePlatform, type Car } from '@forecourt/shared-contracts';
import { LinkButton } from '@forecourt/shared-ui';
import { ReserveButton } from '../checkout/ReserveButton';
import { EnquiryLink } from '../enquiry/EnquiryLink';
import { useChatClick } from '../enquiry/useChatClick';
import { FindSimilarLink } from '../enquiry/FindSimilarLink';
import { FormDialogLink } from '../enquiry/FormDialogLink';
import { ACTIONS_ID } from './actionsId';
import styles from './ActionButtons.module.css';
import { MoreWays } from './MoreWays';
import { PageTools } from './PageTools';

/** What a shopper does next: one filled action, the next ones outlined, everything else behind two buttons. */
export function ActionButtons({ car }: { car: Car }) {
  const { site, to } = usePlatform();
  const { switches } = site;
  const message = useChatClick(switches.instantMessageEnabled);

  if (!isInStock(car)) {
    return (
      <div id={ACTIONS_ID} className={styles.actions}>
        {switches.findSimilarPresentation !== 'form' && <FindSimilarLink />}
        <LinkButton to={allCarsPath({ site, to })} variant="secondary">
          See all vehicles
        </LinkButton>
      </div>
    );
  }
  return (
    <div id={ACTIONS_ID} className={styles.actions}>
      <EnquiryLink variant="primary" onClick={message}>
        {switches.instantMessageEnabled ? 'Instant Message' : switches.enquireButtonText}
      </EnquiryLink>
      <div className={styles.next}>
        <FormDialogLink variant="secondary" form={(onClose) => <Slot name="test-drive-dialog" car={car} onClose={onClose} retry />}>
          Test Drive
        </FormDialogLink>
        <ReserveButton car={car} />
      </div>
      <div className={styles.call}>
        <Slot name="phone-reveal" car={car} />
      </div>
      <div className={styles.more}>
        <MoreWays car={car} />
        <PageTools car={car} />
      </div>
    </div>
  );
}
