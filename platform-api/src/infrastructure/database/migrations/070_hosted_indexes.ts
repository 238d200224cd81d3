/** How far the indexes of a tenant at an outside search service follow its site, and what was wrong with the last attempt. */
export const HOSTED_INDEXES = `
create table hosted_indexes (
  tenant text primary key,
  change bigint not null default 0,
  content text not null default '',
  form text not null default '',
  pushed_at timestamptz,
  queued_at timestamptz,
  failures integer not null default 0,
  problem text
);
`;
