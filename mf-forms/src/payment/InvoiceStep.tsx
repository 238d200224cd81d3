import { FieldGrid, StepForm, StepTextField, stepErrors } from '@forecourt/shared-forms';
import { useMemo } from 'react';
import { object, string } from 'yup';
import type { Invoice } from './invoiceJourney';

interface Values {
  number: string;
  amount: string;
}

const NUMBER = 'Please enter the number of the invoice, as it is printed there.';
const AMOUNT = 'Please enter the amount in dollars, for example 1234.50.';
const MOST_DOLLARS = 1_000_000;
const SCHEMA = object({
  number: string()
    .trim()
    .required(NUMBER)
    .matches(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{0,39}$/, NUMBER),
  amount: string()
    .required(AMOUNT)
    .matches(/^\d{1,7}(\.\d{1,2})?$/, AMOUNT)
    .test('range', AMOUNT, (text = '') => Number(text) > 0 && Number(text) <= MOST_DOLLARS),
});

const tidied = ({ number, amount }: Values): Values => ({ number: number.trim(), amount: amount.replaceAll(/[\s$,]/g, '') });

const validate = (values: Values) => stepErrors(SCHEMA, tidied(values));

interface InvoiceStepProps {
  invoice: Invoice | null;
  onEnter(invoice: Invoice): void;
}

/** Which invoice is paid, and how much. */
export function InvoiceStep({ invoice, onEnter }: InvoiceStepProps) {
  const initialValues = useMemo(() => ({ number: invoice?.number ?? '', amount: invoice ? String(invoice.amount) : '' }), [invoice]);
  const handleSubmit = async (values: Values) => {
    const { number, amount } = tidied(values);
    onEnter({ number, amount: Number(amount) });
    return null;
  };
  return (
    <StepForm title="Invoice" initialValues={initialValues} validate={validate} onSubmit={handleSubmit} submitText="Next">
      <FieldGrid>
        <StepTextField name="number" label="Invoice number" autoCapitalize="characters" maxLength={40} />
        <StepTextField name="amount" label="Amount in dollars" inputMode="decimal" maxLength={12} data-width="10ch" />
      </FieldGrid>
    </StepForm>
  );
}
