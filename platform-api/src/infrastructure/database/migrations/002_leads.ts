/**
 * Leads, with their delivery job and consents in the same transaction.
 * A delivery's channel is empty until the delivery worker has chosen the dealership's channels.
 */
export const LEADS = `
create table leads (
  tenant text not null,
  id uuid not null,
  category text not null,
  subcategory text,
  car_id bigint,
  dealership_slug text,
  location text,
  payload jsonb not null,
  quarantine_reason text,
  created_at timestamptz not null default now(),
  primary key (tenant, id)
);
create index leads_by_age on leads (tenant, created_at desc);
create index leads_in_quarantine on leads (tenant, created_at) where quarantine_reason is not null;

create table lead_attributes (
  tenant text not null,
  id bigint generated always as identity primary key,
  lead_id uuid not null,
  category text not null,
  attributes jsonb not null,
  created_at timestamptz not null default now(),
  foreign key (tenant, lead_id) references leads (tenant, id)
);

create table lead_keys (
  tenant text not null,
  key text not null,
  payload_hash text not null,
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant, key)
);

create table lead_deliveries (
  tenant text not null,
  id uuid not null,
  lead_id uuid not null,
  channel text,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  primary key (tenant, id),
  foreign key (tenant, lead_id) references leads (tenant, id)
);
create index lead_deliveries_due on lead_deliveries (next_attempt_at) where state = 'pending';

create table consents (
  tenant text not null,
  lead_id uuid not null,
  kind text not null,
  wording text,
  version text not null,
  page text not null,
  given_at timestamptz not null default now(),
  primary key (tenant, lead_id, kind),
  foreign key (tenant, lead_id) references leads (tenant, id)
);
`;
