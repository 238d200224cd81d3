/**
 * Sign-in: codes as keyed hashes, people by tenant and phone, sessions by the hash of their token, saved cars.
 * Codes and failures know a number only by its keyed hash, and are dropped after a day.
 */
export const SIGN_IN = `
insert into installation (name, value) values ('sign_in_key', gen_random_uuid()::text || gen_random_uuid()::text);

create table sign_in_codes (
  tenant text not null,
  id bigint generated always as identity,
  phone_hash text not null,
  code_hash text not null,
  tries integer not null default 0,
  is_over boolean not null default false,
  sent_at timestamptz not null,
  primary key (tenant, id)
);
create index sign_in_codes_by_phone on sign_in_codes (phone_hash, sent_at);

create table sign_in_failures (
  tenant text not null,
  phone_hash text not null,
  failed_at timestamptz not null
);
create index sign_in_failures_by_phone on sign_in_failures (tenant, phone_hash, failed_at);

create table users (
  tenant text not null,
  id bigint generated always as identity,
  phone text not null,
  created_at timestamptz not null default now(),
  primary key (tenant, id),
  unique (tenant, phone)
);

create table sessions (
  tenant text not null,
  token_hash text not null,
  user_id bigint not null,
  expires_at timestamptz not null,
  primary key (tenant, token_hash),
  foreign key (tenant, user_id) references users (tenant, id) on delete cascade
);
create index sessions_by_end on sessions (expires_at);

create table watchlist (
  tenant text not null,
  user_id bigint not null,
  car_id bigint not null,
  saved_order bigint generated always as identity,
  primary key (tenant, user_id, car_id),
  foreign key (tenant, user_id) references users (tenant, id) on delete cascade
);
`;
