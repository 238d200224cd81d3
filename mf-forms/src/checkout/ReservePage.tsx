import { useMemo, useState } from 'react';
import { carHeading, instantText, RESERVE_HOLD_HOURS, timeZoneOfCar, useSite, type Car } from '@forecourt/shared-contracts';
import { FormStack, LeadForm, StepHeading } from '@forecourt/shared-forms';
import { Card, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { reserve } from '../forms/reserve';
import { EnteredContact } from '../payment/EnteredContact';
import { CheckoutAside } from './CheckoutAside';
import { depositStep, detailsStep, RESERVATION } from './checkoutFlow';
import { DepositStep } from './DepositStep';
import { NotReservable } from './NotReservable';
import { PaidDeposit } from './PaidDeposit';
import { Sum } from '../payment/Sums';
import { useCheckout, type Checkout } from './useCheckout';

const HOUR_MS = 3_600_000;

/** Reserves a car: details, deposit, confirmation. */
export function ReservePage({ car }: { car: Car }) {
  const checkout = useCheckout(car, RESERVATION);
  const { stage } = checkout;
  return (
    <PageFrame kind="form">
      <PageHeading lead={carHeading(car)}>Reserve this vehicle</PageHeading>
      <PageArea area="main">
        {stage.name === 'impossible' ? (
          <NotReservable car={car} isTaken={stage.isTaken} reason="This vehicle can not be reserved online." />
        ) : (
          <ReserveSteps car={car} checkout={checkout} />
        )}
      </PageArea>
      <CheckoutAside car={car} />
    </PageFrame>
  );
}

function ReserveSteps({ car, checkout }: { car: Car; checkout: Checkout }) {
  const { stage, step } = checkout;
  const subject = useMemo(() => ({ car }), [car]);
  return (
    <Card padding="l">
      <FormStack>
        <StepHeading label="Reservation" steps={RESERVATION.steps} current={step} />
        {step === detailsStep(RESERVATION) && <LeadForm form={reserve} subject={subject} onContinue={checkout.handleDetails} />}
        {stage.name === 'step' && step === depositStep(RESERVATION) && (
          <DepositStep
            sums={<HeldUntil car={car} />}
            reviewed={[
              {
                label: 'Your details',
                value: <EnteredContact form={reserve} car={car} />,
                onChange: () => checkout.goTo(detailsStep(RESERVATION)),
              },
            ]}
            purpose="reserve"
            isUnclear={stage.isUnclear}
            onPay={checkout.pay}
            onBack={checkout.goBack}
          />
        )}
        {stage.name === 'done' && <PaidDeposit kind="reservation" car={car} receipt={stage.receipt} />}
      </FormStack>
    </Card>
  );
}

/** When the hold would end if it began now. */
function HeldUntil({ car }: { car: Car }) {
  const site = useSite();
  const [until] = useState(() => new Date(Date.now() + RESERVE_HOLD_HOURS * HOUR_MS));
  return <Sum label={`Held for you ${RESERVE_HOLD_HOURS} hours, until`}>{instantText(until, timeZoneOfCar(car, site))}</Sum>;
}
