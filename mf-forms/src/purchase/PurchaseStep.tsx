import { useMemo } from 'react';
import type { Car } from '@forecourt/shared-contracts';
import { depositStep, detailsStep, PURCHASE } from '../checkout/checkoutFlow';
import { DepositStep } from '../checkout/DepositStep';
import type { Checkout } from '../checkout/useCheckout';
import { LeadForm } from '../lead-form/LeadForm';
import { Bought } from './Bought';
import { PaymentStep } from './PaymentStep';
import { PriceStep } from './PriceStep';
import { PriceSums } from './PriceSums';
import { purchaseForm } from './purchaseForm';
import { TradeInStep } from './TradeInStep';

interface PurchaseStepProps {
  car: Car;
  checkout: Checkout;
}

/** The current step of a purchase. */
export function PurchaseStep({ car, checkout }: PurchaseStepProps) {
  const { stage, step, choices, choose, goForward, goBack } = checkout;
  if (stage.name === 'done') return <Bought car={car} receipt={stage.receipt} />;
  if (step === 1)
    return <TradeInStep car={car} chosen={choices?.tradeIn ?? null} onChoose={(tradeIn) => choose({ tradeIn })} onBack={goBack} />;
  if (step === 2)
    return <PaymentStep car={car} chosen={choices?.payment ?? null} onChoose={(payment) => choose({ payment })} onBack={goBack} />;
  if (step === detailsStep(PURCHASE)) return <DetailsStep car={car} checkout={checkout} />;
  if (stage.name === 'step' && step === depositStep(PURCHASE)) {
    return <DepositStep sums={<PriceSums car={car} />} purpose="buy" isUnclear={stage.isUnclear} onPay={checkout.pay} onBack={goBack} />;
  }
  return <PriceStep car={car} onContinue={goForward} />;
}

function DetailsStep({ car, checkout: { choices, handleDetails, goBack } }: PurchaseStepProps) {
  const subject = useMemo(() => ({ car }), [car]);
  const tradeIn = choices?.tradeIn ?? null;
  const payment = choices?.payment ?? null;
  return <LeadForm form={purchaseForm({ tradeIn, payment })} subject={subject} onContinue={handleDetails} onBack={goBack} />;
}
