/**
 * What visitors get of a lead itself, beside what they get of its updates; e-mails of a demonstration as HTML; and the private page of a test drive,
 * whose address an e-mail has. An account lists reservations by its leads. Rows that
 * exist satisfy the constraint, so that no scan of them holds up leads.
 */
export const VISITOR_MAILS = `
alter table outbox_messages add column html text;
alter table appointments add column link text;
create index reservations_by_lead on reservations (tenant, lead_id);
alter table lead_deliveries drop constraint lead_deliveries_part_check;
alter table lead_deliveries
  add constraint lead_deliveries_part_check check (part in ('lead', 'offer_accepted', 'completed', 'appointment_changed', 'update', 'confirmation')) not valid;
`;
