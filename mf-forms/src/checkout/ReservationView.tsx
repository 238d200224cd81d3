import { useEffect, useRef, useState } from 'react';
import {
  carHeading,
  carPath,
  formatMoney,
  instantText,
  timeZoneOfCar,
  usePlatform,
  type ShopperReservation,
} from '@forecourt/shared-contracts';
import { FormStack, journeyStore } from '@forecourt/shared-forms';
import { Alert, Card, LinkButton } from '@forecourt/shared-ui';
import { Sum, Sums } from '../payment/Sums';
import { CancelReservation } from './CancelReservation';
import styles from './Checkout.module.css';
import { PURCHASE, RESERVATION } from './checkoutFlow';
import { checkoutJourney } from './checkoutJourney';

const ENDS = { cancelled: 'is cancelled', expired: 'has expired' } as const;
const REFUNDS = {
  none: null,
  'under-way': 'We are returning your deposit: you get an e-mail once it is done.',
  returned: 'Your deposit is returned. Your bank may take a few days to show it.',
} as const;

/** A reservation by its private link: what is held until when, and the way to cancel it. */
export function ReservationView({ reservation: first }: { reservation: ShopperReservation }) {
  const { site, storage, to } = usePlatform();
  const [reservation, setReservation] = useState(first);
  const notice = useRef<HTMLDivElement>(null);
  const { state, kind, car, refund } = reservation;
  const timeZone = car ? timeZoneOfCar(car, site) : site.switches.openingHoursTimeZone;
  useEffect(() => {
    // What has just been done is read out, and what follows it is next for the keyboard.
    if (reservation !== first) notice.current?.focus();
  }, [reservation, first]);

  const handleCancelled = (cancelled: ShopperReservation) => {
    // The checkout of the vehicle begins anew.
    if (car) journeyStore(storage, checkoutJourney(kind === 'purchase' ? PURCHASE : RESERVATION, car.id)).clear();
    setReservation(cancelled);
  };

  return (
    <Card padding="l">
      <FormStack>
        {state !== 'held' && (
          <div ref={notice} tabIndex={-1} className={styles.notice}>
            <Alert tone={state === 'cancelled' ? 'success' : 'info'} title={`The ${kind} ${ENDS[state]}.`}>
              {REFUNDS[refund] && <p>{REFUNDS[refund]}</p>}
            </Alert>
          </div>
        )}
        {car && <h2 className={styles.heading}>{carHeading(car)}</h2>}
        <Sums>
          {state === 'held' && <Sum label="Held for you until">{instantText(new Date(reservation.held_until), timeZone)}</Sum>}
          <Sum label="Deposit">{formatMoney(reservation.amount)}</Sum>
          <Sum label="Receipt">{reservation.receipt_number}</Sum>
        </Sums>
        {state === 'held' && <p>We call you to arrange the rest. The deposit is fully refundable.</p>}
        <div className={styles.ways}>
          {state === 'held' && <CancelReservation reservation={reservation} onCancelled={handleCancelled} />}
          {car && (
            <LinkButton to={carPath(to, car)} variant="quiet" size="l">
              See the vehicle
            </LinkButton>
          )}
        </div>
      </FormStack>
    </Card>
  );
}
