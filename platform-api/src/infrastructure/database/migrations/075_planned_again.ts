/**
 * A delivery that was replaced is history: the same part may be planned for its endpoint again, by the rules, as a fallback or after a quarantine.
 * What a version before 074 has replaced meanwhile is brought up to date as well.
 */
export const PLANNED_AGAIN = `
update lead_deliveries set state = 'replaced' where state = 'dead' and last_error like 'the rules of the site name %';
drop index one_delivery_of_a_part;
create unique index one_delivery_of_a_part on lead_deliveries (tenant, lead_id, part, endpoint)
  where part not in ('appointment_changed', 'update') and state <> 'replaced';
drop index one_delivery_of_an_update;
create unique index one_delivery_of_an_update on lead_deliveries (tenant, update_id, endpoint)
  where update_id is not null and state <> 'replaced';
create index replaced_deliveries on lead_deliveries (settled_at) where state = 'replaced';
`;
