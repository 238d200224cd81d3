import { useMemo } from 'react';
import { useSite } from '@forecourt/shared-contracts';
import { Button, Card, Icon, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import checkout from '../checkout/Checkout.module.css';
import { Sum } from '../checkout/Sum';
import { FormAside } from '../direct-contact/FormAside';
import { onlinePayment } from '../forms/onlinePayment';
import { LeadForm } from '../lead-form/LeadForm';
import layout from '../lead-form/LeadForm.module.css';
import { StepHeading } from '../lead-form/StepHeading';
import { PayStep } from '../payment/PayStep';
import { Review } from '../payment/Review';
import type { Invoice } from './invoiceProgress';
import { InvoiceStep } from './InvoiceStep';
import { STEPS, useOnlinePayment } from './useOnlinePayment';

/** '$1,234.50'. */
const dollars = (amount: number) => amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });

/** Pays an invoice of the dealer by card. */
export function OnlinePaymentPage() {
  const { name } = useSite();
  const payment = useOnlinePayment();
  return (
    <PageFrame kind="form">
      <PageHeading lead={`Pay an invoice of ${name} by card.`}>Online payment</PageHeading>
      <PageArea area="main">
        <Card padding="l" className={layout.form}>
          <StepHeading label="Payment" steps={STEPS} current={payment.step} />
          <CurrentStep payment={payment} />
        </Card>
      </PageArea>
      <FormAside />
    </PageFrame>
  );
}

function CurrentStep({ payment }: { payment: ReturnType<typeof useOnlinePayment> }) {
  const { name } = useSite();
  const { step, isUnclear, invoice, receipt, goBack, pay } = payment;
  if (invoice && receipt) return <Paid invoice={invoice} receipt={receipt} onAgain={payment.startAgain} />;
  if (invoice && step === 1) return <DetailsStep invoice={invoice} payment={payment} />;
  if (invoice && step === 2) {
    return (
      <PayStep action={`Pay ${dollars(invoice.amount)}`} isUnclear={isUnclear} onPay={pay} onBack={goBack}>
        <dl className={checkout.sums}>
          <Sum label="Amount">{dollars(invoice.amount)}</Sum>
        </dl>
        {!isUnclear && (
          <Review
            rows={[
              { label: 'Invoice', value: invoice.number, onChange: () => payment.goTo(0) },
              { label: 'Your details', value: payment.contact, onChange: () => payment.goTo(1) },
            ]}
          />
        )}
        <p>{name} charges your card, and sends the receipt to your e-mail address.</p>
      </PayStep>
    );
  }
  return <InvoiceStep invoice={invoice} onEnter={payment.enter} />;
}

function DetailsStep({ invoice, payment }: { invoice: Invoice; payment: ReturnType<typeof useOnlinePayment> }) {
  const form = useMemo(
    () => ({ ...onlinePayment, fixedMessage: `Invoice ${invoice.number}, ${dollars(invoice.amount)}.` }),
    [invoice.number, invoice.amount],
  );
  return <LeadForm form={form} onContinue={payment.handleDetails} onBack={payment.goBack} />;
}

function Paid({ invoice, receipt, onAgain }: { invoice: Invoice; receipt: string; onAgain: () => void }) {
  return (
    <div className={layout.form}>
      <p className={checkout.reserved}>
        <Icon name="check" />
        <span>Thank you: the invoice is paid.</span>
      </p>
      <dl className={checkout.sums}>
        <Sum label="Invoice">{invoice.number}</Sum>
        <Sum label="Paid">{dollars(invoice.amount)}</Sum>
        <Sum label="Receipt">{receipt}</Sum>
      </dl>
      <p>We send the receipt to your e-mail address.</p>
      <div className={layout.buttons}>
        <Button variant="secondary" onClick={onAgain}>
          Pay another invoice
        </Button>
      </div>
    </div>
  );
}
