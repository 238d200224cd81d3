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

/** What the shopper has: the car until when, the receipt, and what comes next. */
export function Reserved({ car, receipt }: { car: Car; receipt: ReservationReceipt }) {
  const site = useSite();
  const { switches } = site;
  const to = useLinks();
  const reservation = to.ifDeployed('forms.reservation', { reservationId: receipt.reservation_id });
  return (
    <FormStack>
      <Done>Your vehicle is reserved until {instantText(new Date(receipt.held_until), timeZoneOfCar(car, site))}.</Done>
      <p>
        You paid a deposit of {formatMoney(switches.reserveAmount)}. Your receipt is{' '}
        <span className={styles.receipt}>{receipt.receipt_number}</span>; we send it to your e-mail address.
      </p>
      <p>We call you to arrange the rest. The deposit is fully refundable.</p>
      {reservation && (
        <LinkButton to={reservation} variant="secondary">
          See or cancel your reservation
        </LinkButton>
      )}
      <LinkButton to={carPath(to, car)} variant="quiet">
        Back to this vehicle
      </LinkButton>
    </FormStack>
  );
}
