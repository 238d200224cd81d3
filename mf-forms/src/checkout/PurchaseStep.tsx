import { useMemo } from 'react';
import type { Car } from '@forecourt/shared-contracts';
import { LeadForm } from '@forecourt/shared-forms';
import { depositStep, detailsStep, PURCHASE } from './checkoutFlow';
import { DepositStep } from './DepositStep';
import type { Checkout } from './useCheckout';
import { EnteredContact } from '../payment/EnteredContact';
import { PaidDeposit } from './PaidDeposit';
import { PaymentStep } from './PaymentStep';
import { PriceStep } from './PriceStep';
import { PriceSums } from './PriceSums';
import { paymentText, purchaseForm, tradeInText } from './purchaseForm';
import { TradeInStep } from './TradeInStep';

interface PurchaseStepProps {
  car: Car;
  checkout: Checkout;
}

const TRADE_IN = 1;
const PAYMENT = 2;

/** The current step of a purchase. */
export function PurchaseStep({ car, checkout }: PurchaseStepProps) {
  const { stage, step, choices, choose, goForward, goBack } = checkout;
  if (stage.name === 'done') return <PaidDeposit kind="purchase" car={car} receipt={stage.receipt} />;
  if (step === TRADE_IN)
    return <TradeInStep car={car} chosen={choices.tradeIn} onChoose={(tradeIn) => choose({ tradeIn })} onBack={goBack} />;
  if (step === PAYMENT)
    return <PaymentStep car={car} chosen={choices.payment} onChoose={(payment) => choose({ payment })} onBack={goBack} />;
  if (step === detailsStep(PURCHASE)) return <DetailsStep car={car} checkout={checkout} />;
  if (stage.name === 'step' && step === depositStep(PURCHASE)) {
    const { goTo } = checkout;
    return (
      <DepositStep
        sums={<PriceSums car={car} />}
        purpose="buy"
        reviewed={[
          { label: 'Trade-in', value: tradeInText(choices.tradeIn), onChange: () => goTo(TRADE_IN) },
          { label: 'Payment of the rest', value: paymentText(choices.payment), onChange: () => goTo(PAYMENT) },
          { label: 'Your details', value: <EnteredContact form={PURCHASE.form} car={car} />, onChange: () => goTo(detailsStep(PURCHASE)) },
        ]}
        isUnclear={stage.isUnclear}
        onPay={checkout.pay}
        onBack={goBack}
      />
    );
  }
  return <PriceStep car={car} onContinue={goForward} />;
}

function DetailsStep({ car, checkout: { choices, handleDetails, goBack } }: PurchaseStepProps) {
  const subject = useMemo(() => ({ car }), [car]);
  const { tradeIn, payment } = choices;
  return <LeadForm form={purchaseForm({ tradeIn, payment })} subject={subject} onContinue={handleDetails} onBack={goBack} />;
}
