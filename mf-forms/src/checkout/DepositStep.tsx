import type { ComponentProps, ReactNode } from 'react';
import { formatMoney, useSwitches } from '@forecourt/shared-contracts';
import { PayStep } from '../payment/PayStep';
import styles from './Checkout.module.css';
import { Sum } from './Sum';

interface DepositStepProps extends Pick<ComponentProps<typeof PayStep>, 'isUnclear' | 'onPay' | 'onBack'> {
  /** Further rows beside the amount of the deposit. */
  sums: ReactNode;
  /** What the payment is for: 'reserve'. */
  purpose: string;
}

/** The deposit: what it is for, and its payment. */
export function DepositStep({ sums, purpose, ...payment }: DepositStepProps) {
  const amount = formatMoney(useSwitches().reserveAmount);
  return (
    <PayStep action={`Pay ${amount} and ${purpose}`} {...payment}>
      <dl className={styles.sums}>
        <Sum label="Deposit today">{amount}</Sum>
        {sums}
      </dl>
      <p>The deposit is fully refundable.</p>
    </PayStep>
  );
}
