/**
 * `lead_deliveries` becomes the record of what was sent where; pg-boss (schema pgboss) holds when it is tried next.
 * A delivery without an endpoint waits until its site's configuration names one.
 */
export const DELIVERY = `
alter table lead_deliveries
  add column endpoint text,
  add column part text not null default 'lead' check (part in ('lead', 'offer_accepted')),
  add column tried_since timestamptz not null default now(),
  add column settled_at timestamptz;
drop index lead_deliveries_due;
create unique index one_delivery_of_a_part on lead_deliveries (tenant, lead_id, part, endpoint);
create index lead_deliveries_open on lead_deliveries (state, next_attempt_at) where state <> 'delivered';

create table disabled_endpoints (
  tenant text not null,
  endpoint text not null,
  target text not null,
  reason text not null,
  disabled_at timestamptz not null default now(),
  primary key (tenant, endpoint)
);

alter table leads
  add column form_completed boolean not null default true,
  add column released_at timestamptz,
  add column deidentified_at timestamptz;
create index leads_by_email on leads (tenant, lower(payload->>'email'), created_at);
create index leads_by_phone on leads (tenant, (payload->>'phone'), created_at);
create index leads_to_deidentify on leads (created_at) where deidentified_at is null;

alter table lead_keys add column answer jsonb;
create index lead_keys_by_age on lead_keys (created_at);

alter table consents add column withdrawn_at timestamptz;

create table appointments (
  tenant text not null,
  location_id bigint not null,
  starts_at timestamptz not null,
  lead_id uuid not null,
  primary key (tenant, location_id, starts_at),
  foreign key (tenant, lead_id) references leads (tenant, id)
);

create sequence valuation_ids start 1000;
create table saved_valuations (
  tenant text not null,
  id bigint generated always as identity primary key,
  document jsonb not null,
  saved_at timestamptz not null default now()
);

create table unsubscribes (
  tenant text not null,
  email text not null,
  unsubscribed_at timestamptz not null default now(),
  primary key (tenant, email)
);
`;
