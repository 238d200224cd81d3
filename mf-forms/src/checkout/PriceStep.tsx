import { formatMoney, useSite, type Car } from '@forecourt/shared-contracts';
import { FormButtons, FormStack } from '@forecourt/shared-forms';
import { Button } from '@forecourt/shared-ui';
import { Sum, Sums } from '../payment/Sums';
import styles from './Checkout.module.css';
import { PriceSums } from './PriceSums';

/** What the car costs, what is paid today, and how the purchase goes on. */
export function PriceStep({ car, onContinue }: { car: Car; onContinue(): void }) {
  const { name, phone, switches } = useSite();
  const deposit = formatMoney(switches.reserveAmount);
  return (
    <FormStack>
      <Sums>
        <Sum label="Deposit today">{deposit}</Sum>
        <PriceSums car={car} />
      </Sums>
      <ol className={styles.plan}>
        <li>Tell us whether you trade in a car, and how you would like to pay.</li>
        <li>Pay the deposit of {deposit}. It is fully refundable, and the vehicle is held for you.</li>
        <li>We call you to arrange the paperwork, the rest of the price, and delivery or pick-up.</li>
      </ol>
      <FormButtons>
        <Button size="l" onClick={onContinue}>
          Start
        </Button>
      </FormButtons>
      <noscript>
        <p>
          Buying online needs JavaScript. {name} sells you this vehicle as well when you call{phone && ` ${phone}`}.
        </p>
      </noscript>
    </FormStack>
  );
}
