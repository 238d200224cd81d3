import {
  carHeading,
  carPath,
  formatMoney,
  instantText,
  timeZoneOfCar,
  useAccountData,
  usePlatform,
  type ShopperReservation,
} from '@forecourt/shared-contracts';
import { Alert, Button, Card, LinkButton, Stack, VisuallyHidden } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { Sum, Sums } from '../payment/Sums';
import styles from './Reservations.module.css';

const TITLES = { reservation: 'Reserved', purchase: 'Bought online' } as const;
const STATES = { held: null, cancelled: 'Cancelled', expired: 'Expired' } as const;
const COUNTED = 'Your deposit counts towards the price';
const REFUNDS = { none: null, 'under-way': 'deposit on its way back', returned: 'deposit returned' } as const;

/** Reservations and online purchases of the account: deposit, until when the car is held, receipt and the way to cancel; nothing where there are none. */
export function Reservations() {
  const { data, hasFailed, isLoading, retry } = useAccountData<ShopperReservation[]>('/api/account/reservations');
  if (hasFailed) {
    return (
      <Alert tone="error" title="We could not load your reservations. Please try again.">
        <Button variant="secondary" size="s" busy={isLoading} onClick={retry}>
          Retry
        </Button>
      </Alert>
    );
  }
  if (data === null || data.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="your-reservations">
      <h2 id="your-reservations">Your reservations</h2>
      <ul className={styles.list}>
        {data.map((each) => (
          <ReservationCard key={each.id} reservation={each} />
        ))}
      </ul>
    </Stack>
  );
}

function ReservationCard({ reservation }: { reservation: ShopperReservation }) {
  const { site, to } = usePlatform();
  const { id, kind, state, car, refund } = reservation;
  const timeZone = car ? timeZoneOfCar(car, site) : site.switches.openingHoursTimeZone;
  const heading = car ? carHeading(car) : 'A vehicle that is no longer on this site';
  // An expired hold whose deposit is not returned became a sale.
  const ended = state === 'expired' && refund === 'none' ? COUNTED : [STATES[state], REFUNDS[refund]].filter(Boolean).join(', ');
  return (
    <Card as="li" padding="m">
      <Stack gap={3}>
        <h3>{car ? <Link to={carPath(to, car)}>{heading}</Link> : heading}</h3>
        <Sums>
          {state === 'held' ? (
            <Sum label={`${TITLES[kind]}, held for you until`}>{instantText(new Date(reservation.held_until), timeZone)}</Sum>
          ) : (
            <Sum label={TITLES[kind]}>{ended}</Sum>
          )}
          <Sum label="Deposit">{formatMoney(reservation.amount)}</Sum>
          <Sum label="Receipt">{reservation.receipt_number}</Sum>
        </Sums>
        <div>
          <LinkButton to={to('forms.reservation', { reservationId: id })} variant="secondary" size="s">
            {state === 'held' ? 'See or cancel' : 'See'}{' '}
            <VisuallyHidden>
              the {kind} of {heading}
            </VisuallyHidden>
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
