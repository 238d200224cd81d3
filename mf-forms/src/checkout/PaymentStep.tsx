import { useState } from 'react';
import { Slot, useSwitches, type Car } from '@forecourt/shared-contracts';
import { FormButtons, FormStack } from '@forecourt/shared-forms';
import { Button, RadioGroup } from '@forecourt/shared-ui';
import type { CheckoutValues } from './checkoutJourney';

type Payment = NonNullable<CheckoutValues['payment']>;

const OPTIONS: readonly { value: Payment; label: string }[] = [
  { value: 'cash', label: 'Cash or bank transfer' },
  { value: 'finance', label: 'Finance' },
];

interface PaymentStepProps {
  car: Car;
  chosen: Payment | null;
  onChoose(payment: Payment): void;
  onBack: () => void;
}

/** How the rest of the price is paid; with finance, what it would cost. */
export function PaymentStep({ car, chosen, onChoose, onBack }: PaymentStepProps) {
  const { financeEnabled } = useSwitches();
  const [payment, setPayment] = useState<Payment | null>(chosen);
  const [isMissing, setMissing] = useState(false);
  const handleNext = () => {
    if (payment === null) setMissing(true);
    else onChoose(payment);
  };
  return (
    <FormStack>
      <RadioGroup
        legend="How would you like to pay the rest?"
        name="payment"
        options={OPTIONS}
        value={payment}
        onChange={(value) => setPayment(value === 'finance' ? 'finance' : 'cash')}
        error={isMissing && payment === null && 'Please choose one.'}
      />
      {payment === 'finance' && (
        <>
          <p>You do not apply for anything today: we go through the application with you after the deposit.</p>
          {financeEnabled && <Slot name="finance-calculator" car={car} />}
        </>
      )}
      <FormButtons>
        <Button size="l" onClick={handleNext}>
          Next
        </Button>
        <Button variant="quiet" size="l" onClick={onBack}>
          Back
        </Button>
      </FormButtons>
    </FormStack>
  );
}
