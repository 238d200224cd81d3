/**
 * Indexes that a tenant fills through the search endpoint. Those of stock and content are not here: they follow their
 * own tables. `change` numbers every write, so that each process can follow; a record without text was deleted.
 */
export const SEARCH = `
create sequence search_changes;

create table search_revisions (tenant text primary key, change bigint not null);

create table search_indexes (
  tenant text not null,
  name text not null,
  id bigint not null,
  primary_name text,
  settings jsonb not null default '{}',
  synonyms jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant, name)
);

create table search_records (
  tenant text not null,
  index_id bigint not null,
  object_id text not null,
  record text,
  change bigint not null,
  primary key (tenant, index_id, object_id)
);
create index search_records_by_change on search_records (tenant, index_id, change, object_id);

insert into installation (name, value) values ('search_admin_secret', gen_random_uuid()::text || gen_random_uuid()::text);
`;
