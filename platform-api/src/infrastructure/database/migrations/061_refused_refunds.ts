/**
 * A refund that the provider refuses needs a person: it is tried again each hour, and an alert says so. The private link of a reservation is
 * stored with it, for a receipt that is sent without a request of its shopper.
 */
export const REFUSED_REFUNDS = `
alter table payments add column refund_refused_at timestamptz;
alter table reservations add column link text;
alter table lead_alerts drop constraint lead_alerts_kind_check;
alter table lead_alerts add constraint lead_alerts_kind_check check (kind in ('undelivered', 'waiting', 'silent', 'refund'));
`;
