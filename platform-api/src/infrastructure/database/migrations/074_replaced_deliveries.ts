/** A delivery whose endpoint the rules do not name any more has a state of its own: it has not failed, and is not tried again. */
export const REPLACED_DELIVERIES = `
alter table lead_deliveries drop constraint lead_deliveries_state_check;
alter table lead_deliveries
  add constraint lead_deliveries_state_check check (state in ('pending', 'delivered', 'dead', 'replaced'));
update lead_deliveries set state = 'replaced' where state = 'dead' and last_error like 'the rules of the site name %';
`;
