/**
 * Holds of cars, payments and spins. One active hold of a car at most; `cars.held` follows it, so that stock and search show it.
 * A payment is known by a key of its own and never by a card.
 */
export const COMMERCE = `
alter table cars add column held boolean not null default false;

create table reservations (
  tenant text not null,
  id uuid not null,
  kind text not null check (kind in ('reservation', 'purchase')),
  car_id bigint not null,
  lead_id uuid not null,
  key text not null,
  state text not null default 'paying' check (state in ('paying', 'held', 'ended')),
  held_until timestamptz not null,
  payment_reference text,
  created_at timestamptz not null default now(),
  primary key (tenant, id)
);
create unique index one_hold_of_a_car on reservations (tenant, car_id) where state in ('paying', 'held');
create index reservations_by_key on reservations (tenant, key);
create index reservations_by_end on reservations (held_until) where state in ('paying', 'held');

create table payments (
  tenant text not null,
  id uuid not null,
  number bigint generated always as identity,
  key text not null,
  purpose text not null check (purpose in ('reservation', 'purchase', 'invoice')),
  amount_cents bigint not null check (amount_cents > 0),
  provider text not null,
  state text not null default 'started' check (state in ('started', 'paid', 'refused')),
  reference text,
  created_at timestamptz not null default now(),
  primary key (tenant, id),
  unique (tenant, key)
);

create table spins (
  tenant text not null,
  user_id bigint not null,
  promotion text not null,
  prize text not null,
  spun_at timestamptz not null,
  primary key (tenant, user_id, promotion),
  foreign key (tenant, user_id) references users (tenant, id) on delete cascade
);
`;
