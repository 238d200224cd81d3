/** Imports of feeds that programs sent, with what they did. One of a tenant runs at a time; one whose process died is over by its last sign of life. */
export const STOCK_IMPORTS = `
create table stock_imports (
  id uuid primary key,
  tenant text not null,
  token_id text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  dry_run boolean not null,
  started_at timestamptz not null default now(),
  alive_at timestamptz not null default now(),
  finished_at timestamptz,
  progress jsonb not null default '{}',
  report jsonb,
  problem text
);
create index imports_of_a_tenant on stock_imports (tenant, started_at desc);
create unique index one_running_import on stock_imports (tenant) where state = 'running';
`;
