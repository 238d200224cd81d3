/**
 * Tokens of programs that work for a tenant, by the SHA-256 of their text, and what was changed with each. The subject is whom a token is for:
 * the tenant's own people, until others have tokens as well.
 */
export const API_TOKENS = `
create table api_tokens (
  id text primary key,
  tenant text not null,
  subject text not null default 'tenant',
  name text not null,
  rights text[] not null,
  hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index tokens_of_a_tenant on api_tokens (tenant, created_at);

create table operator_changes (
  id bigint generated always as identity primary key,
  tenant text not null,
  at timestamptz not null default now(),
  token_id text not null,
  action text not null,
  target text not null,
  fields text[] not null default '{}',
  request_id text not null
);
create index changes_of_a_tenant on operator_changes (tenant, id desc);
`;
