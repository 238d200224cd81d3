/**
 * A booking has an id that only its visitor knows, and can be moved and cancelled: a slot is taken by what is not cancelled. Each change is
 * delivered to the dealer.
 */
export const APPOINTMENT_CHANGES = `
alter table appointments
  drop constraint appointments_pkey,
  add column id uuid not null default gen_random_uuid(),
  add column sequence integer not null default 0,
  add column cancelled_at timestamptz,
  add primary key (tenant, id);
create unique index one_appointment_of_a_slot on appointments (tenant, location_id, starts_at) where cancelled_at is null;
create index appointments_by_lead on appointments (tenant, lead_id);

alter table lead_deliveries drop constraint lead_deliveries_part_check;
alter table lead_deliveries
  add constraint lead_deliveries_part_check check (part in ('lead', 'offer_accepted', 'completed', 'appointment_changed'));
drop index one_delivery_of_a_part;
create unique index one_delivery_of_a_part on lead_deliveries (tenant, lead_id, part, endpoint) where part <> 'appointment_changed';
create index lead_deliveries_by_lead on lead_deliveries (tenant, lead_id);
`;
