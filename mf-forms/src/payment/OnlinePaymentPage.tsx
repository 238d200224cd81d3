import { useMemo } from 'react';
import { useSite } from '@forecourt/shared-contracts';
import { Done, FormButtons, FormStack, LeadForm, StepHeading } from '@forecourt/shared-forms';
import { Button, Card, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';
import { onlinePayment } from '../forms/onlinePayment';
import { Sum, Sums } from './Sums';
import { EnteredContact } from './EnteredContact';
import { PayStep } from './PayStep';
import { Review } from './Review';
import { STEPS, type Invoice } from './invoiceJourney';
import { InvoiceStep } from './InvoiceStep';
import { useOnlinePayment } from './useOnlinePayment';

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
        <Card padding="l">
          <FormStack>
            <StepHeading label="Payment" steps={STEPS} current={payment.step} />
            <CurrentStep payment={payment} />
          </FormStack>
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
        <Sums>
          <Sum label="Amount">{dollars(invoice.amount)}</Sum>
        </Sums>
        {!isUnclear && (
          <Review
            rows={[
              { label: 'Invoice', value: invoice.number, onChange: () => payment.goTo(0) },
              { label: 'Your details', value: <EnteredContact form={onlinePayment} />, onChange: () => payment.goTo(1) },
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
    <FormStack>
      <Done>Thank you: the invoice is paid.</Done>
      <Sums>
        <Sum label="Invoice">{invoice.number}</Sum>
        <Sum label="Paid">{dollars(invoice.amount)}</Sum>
        <Sum label="Receipt">{receipt}</Sum>
      </Sums>
      <p>We send the receipt to your e-mail address.</p>
      <FormButtons>
        <Button variant="secondary" onClick={onAgain}>
          Pay another invoice
        </Button>
      </FormButtons>
    </FormStack>
  );
}
