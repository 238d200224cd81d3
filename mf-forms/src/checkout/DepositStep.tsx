import type { ComponentProps, ReactNode } from 'react';
import { formatMoney, useSite } from '@forecourt/shared-contracts';
import { Sum, Sums } from '../payment/Sums';
import { PayStep } from '../payment/PayStep';
import { Review, type Reviewed } from '../payment/Review';

interface DepositStepProps extends Pick<ComponentProps<typeof PayStep>, 'isUnclear' | 'onPay' | 'onBack'> {
  /** Further rows beside the amount of the deposit. */
  sums: ReactNode;
  /** What the payment is for: 'reserve'. */
  purpose: string;
  /** What was entered before. */
  reviewed: readonly Reviewed[];
}

/** The deposit: what it is for, what was entered before, and its payment. */
export function DepositStep({ sums, purpose, reviewed, ...payment }: DepositStepProps) {
  const { name, switches } = useSite();
  const amount = formatMoney(switches.reserveAmount);
  return (
    <PayStep action={`Pay ${amount} and ${purpose}`} {...payment}>
      <Sums>
        <Sum label="Deposit today">{amount}</Sum>
        {sums}
      </Sums>
      {/* What was entered belongs to the payment whose outcome is not known. */}
      {!payment.isUnclear && <Review rows={reviewed} />}
      <p>
        The deposit is fully refundable, by the link in your receipt, and counts towards the price. {name} charges your card, and calls you
        to arrange the rest.
      </p>
    </PayStep>
  );
}
