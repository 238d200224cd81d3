import {
  carPath,
  formatMoney,
  instantText,
  timeZoneOfCar,
  useLinks,
  useSite,
  type Car,
  type ReservationReceipt,
} from '@forecourt/shared-contracts';
import { Done, FormStack } from '@forecourt/shared-forms';
import { LinkButton } from '@forecourt/shared-ui';
import styles from './Checkout.module.css';

/** What the shopper has bought, the receipt, and what comes next. */
export function Bought({ car, receipt }: { car: Car; receipt: ReservationReceipt }) {
  const site = useSite();
  const { switches } = site;
  const to = useLinks();
  const purchase = to.ifDeployed('forms.reservation', { reservationId: receipt.reservation_id });
  return (
    <FormStack>
      <Done>Thank you for your purchase.</Done>
      <p>
        You paid a deposit of {formatMoney(switches.reserveAmount)}. Your receipt is{' '}
        <span className={styles.receipt}>{receipt.receipt_number}</span>; we send it to your e-mail address.
      </p>
      <p>
        We call you to arrange the paperwork, the rest of the price, and delivery or pick-up. The vehicle is held for you until{' '}
        {instantText(new Date(receipt.held_until), timeZoneOfCar(car, site))}, and the deposit is fully refundable.
      </p>
      {purchase && (
        <LinkButton to={purchase} variant="secondary">
          See or cancel your purchase
        </LinkButton>
      )}
      <LinkButton to={carPath(to, car)} variant="quiet">
        Back to this vehicle
      </LinkButton>
    </FormStack>
  );
}
