/** What visitors did, without contact data: views, events, revealed phones. A visitor is a keyed hash, stored for 30 minutes. */
export const VISITS = `
create table installation (name text primary key, value text not null);
insert into installation (name, value) values ('visitor_key', gen_random_uuid()::text || gen_random_uuid()::text);

create table car_viewers (
  tenant text not null,
  car_id bigint not null,
  visitor text not null,
  counted_at timestamptz not null default now(),
  primary key (tenant, car_id, visitor)
);
create index car_viewers_by_age on car_viewers (counted_at);

create table car_views (
  tenant text not null,
  car_id bigint not null,
  views integer not null,
  primary key (tenant, car_id)
);

create table events (
  tenant text not null,
  id bigint generated always as identity primary key,
  event_id integer not null,
  label text,
  car_id bigint,
  form jsonb,
  happened_at timestamptz not null default now()
);

create table phone_reveals (
  tenant text not null,
  id bigint generated always as identity primary key,
  car_id bigint,
  dealership_id bigint,
  happened_at timestamptz not null default now()
);
`;
