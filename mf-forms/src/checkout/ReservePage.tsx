import { useMemo } from 'react';
import { carHeading, carPath, displayPrice, useLinks, useSite, type Car } from '@forecourt/shared-contracts';
import { Card, CarImage, PageArea, PageFrame, PageHeading, PriceBlock, Stack } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { DirectContact } from '../direct-contact/DirectContact';
import { reserve } from '../forms/reserve';
import { LeadForm } from '../lead-form/LeadForm';
import layout from '../lead-form/LeadForm.module.css';
import { StepHeading } from '../lead-form/StepHeading';
import styles from './Checkout.module.css';
import { DepositStep } from './DepositStep';
import { NotReservable } from './NotReservable';
import { Reserved } from './Reserved';
import { useReservation } from './useReservation';

const STEPS = ['Your details', 'Deposit', 'Reserved'];
const POSITIONS = { details: 0, deposit: 1, reserved: 2 } as const;

/** Reserves a car: details, deposit, confirmation. */
export function ReservePage({ car }: { car: Car }) {
  const checkout = useReservation(car);
  const { stage } = checkout;
  return (
    <PageFrame kind="form">
      <PageHeading lead={carHeading(car)}>Reserve this vehicle</PageHeading>
      <PageArea area="main">
        {stage.name === 'impossible' ? <NotReservable car={car} isTaken={stage.isTaken} /> : <ReserveSteps car={car} checkout={checkout} />}
      </PageArea>
      <PageArea area="aside">
        <Stack gap={4}>
          <ReservedCar car={car} />
          <DirectContact />
        </Stack>
      </PageArea>
    </PageFrame>
  );
}

function ReserveSteps({ car, checkout }: { car: Car; checkout: ReturnType<typeof useReservation> }) {
  const { stage } = checkout;
  const step = stage.name === 'impossible' ? 0 : POSITIONS[stage.name];
  const subject = useMemo(() => ({ car }), [car]);
  return (
    <Card padding="l" className={layout.form}>
      <StepHeading label="Reservation" steps={STEPS} current={step} />
      {stage.name === 'details' && <LeadForm form={reserve} subject={subject} onContinue={checkout.handleDetails} />}
      {stage.name === 'deposit' && <DepositStep isUnclear={stage.isUnclear} onPay={checkout.pay} onBack={checkout.goBack} />}
      {stage.name === 'reserved' && <Reserved car={car} receipt={stage.receipt} />}
    </Card>
  );
}

/** The car that is reserved. */
function ReservedCar({ car }: { car: Car }) {
  const to = useLinks();
  const { switches } = useSite();
  return (
    <Card padding="none" className={styles.car}>
      <CarImage src={car.primary_image_url} alt="" width={420} />
      <div className={styles.carFacts}>
        <Link to={carPath(to, car)}>{carHeading(car)}</Link>
        <PriceBlock price={displayPrice(car, switches)} priceType={car.price_type} />
      </div>
    </Card>
  );
}
