/** What a payment is for where that is no car: the number of an invoice. */
export const INVOICE_PAYMENTS = `
alter table payments add column subject text;
`;
