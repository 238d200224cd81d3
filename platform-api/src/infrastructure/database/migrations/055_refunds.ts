/** A payment can be returned. Whatever is 'started' or 'refunding' has an outcome that only the provider knows until it is reconciled. */
export const REFUNDS = `
alter table payments drop constraint payments_state_check;
alter table payments
  add constraint payments_state_check check (state in ('started', 'paid', 'refused', 'refunding', 'refunded')),
  add column refund_reference text;
create index payments_without_outcome on payments (created_at) where state in ('started', 'refunding');
`;
