/** A lead has one payment at most that is under way or paid, so that two cards in two tabs are not both charged. */
export const ONE_PAYMENT_OF_A_LEAD = `
create unique index one_payment_of_a_lead on payments (tenant, lead_id)
  where state in ('started', 'paid', 'refunding') and lead_id is not null;
`;
