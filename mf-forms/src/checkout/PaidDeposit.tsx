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
import type { CheckoutFlow } from './checkoutFlow';

interface PaidDepositProps {
  kind: CheckoutFlow['kind'];
  car: Car;
  receipt: ReservationReceipt;
}

/** What the deposit was paid for: the car until when, the receipt, and what comes next. */
export function PaidDeposit({ kind, car, receipt }: PaidDepositProps) {
  const site = useSite();
  const to = useLinks();
  const until = instantText(new Date(receipt.held_until), timeZoneOfCar(car, site));
  const view = to.ifDeployed('forms.reservation', { reservationId: receipt.reservation_id });
  const isPurchase = kind === 'purchase';
  return (
    <FormStack>
      <Done>{isPurchase ? 'Thank you for your purchase.' : `Your vehicle is reserved until ${until}.`}</Done>
      <p>
        You paid a deposit of {formatMoney(site.switches.reserveAmount)}. Your receipt is{' '}
        <span className={styles.receipt}>{receipt.receipt_number}</span>; we send it to your e-mail address.
      </p>
      <p>
        {isPurchase
          ? `We call you to arrange the paperwork, the rest of the price, and delivery or pick-up. The vehicle is held for you until ${until}, and the deposit is fully refundable.`
          : 'We call you to arrange the rest. The deposit is fully refundable.'}
      </p>
      {view && (
        <LinkButton to={view} variant="secondary">
          {`See or cancel your ${kind}`}
        </LinkButton>
      )}
      <LinkButton to={carPath(to, car)} variant="quiet">
        Back to this vehicle
      </LinkButton>
    </FormStack>
  );
}
