/** Cars. `change` numbers every write, so that each process can follow the stock (a tenant's writes are serialised). */
export const STOCK = `
create sequence stock_changes;
create sequence car_ids start 1000000;

create table stock_revisions (tenant text primary key, change bigint not null);

create table cars (
  tenant text not null,
  id bigint not null,
  slug text not null,
  feed_key text not null,
  source text not null check (source in ('demo', 'feed')),
  status text not null,
  shown boolean not null,
  visible_until double precision not null,
  make text not null,
  model text not null,
  simple_body text,
  price double precision,
  data jsonb not null,
  change bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant, id),
  unique (tenant, slug),
  unique (tenant, feed_key)
);
create index cars_by_change on cars (tenant, change, id);
create index cars_by_age on cars (tenant, created_at desc, id desc) where shown;
create index cars_by_model on cars (tenant, make, model, price);
create index cars_by_make on cars (tenant, make, price);
create index cars_by_body on cars (tenant, simple_body, price);
`;
