import { formatMoney, usePlatform, type Car } from '@forecourt/shared-contracts';
import { LinkButton } from '@forecourt/shared-ui';
import { carReservePath } from './carReservePath';
import styles from './ReserveButton.module.css';

/** Leads to the reservation; nothing where car, tenant or deployed pages do not allow one. The page has one filled button, and this is another. */
export function ReserveButton({ car }: { car: Car }) {
  const platform = usePlatform();
  const { reserveAmount } = platform.site.switches;
  const reserve = carReservePath(car, platform);
  return (
    reserve && (
      <LinkButton to={reserve} variant="secondary">
        <span className={styles.label}>
          {`Reserve ${formatMoney(reserveAmount)}`}
          <span className={styles.note}>Refundable</span>
        </span>
      </LinkButton>
    )
  );
}
