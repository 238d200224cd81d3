/**
 * What is learnt of a lead after its submit (a payment, a hold, an attribute) is delivered as an update of its own. `mail` is what the visitor
 * gets of it: {"subject": …, "text": …}.
 */
export const LEAD_UPDATES = `
alter table lead_attributes add column mail jsonb;
create index lead_attributes_by_lead on lead_attributes (tenant, lead_id);

alter table lead_deliveries drop constraint lead_deliveries_part_check;
alter table lead_deliveries
  add constraint lead_deliveries_part_check check (part in ('lead', 'offer_accepted', 'completed', 'appointment_changed', 'update')),
  add column update_id bigint references lead_attributes (id) on delete set null;
drop index one_delivery_of_a_part;
create unique index one_delivery_of_a_part on lead_deliveries (tenant, lead_id, part, endpoint)
  where part not in ('appointment_changed', 'update');
create unique index one_delivery_of_an_update on lead_deliveries (tenant, update_id, endpoint) where update_id is not null;

alter table payments add column lead_id uuid;
create index payments_by_lead on payments (tenant, lead_id);
`;
