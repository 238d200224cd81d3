/** Pictures that authors put beside their content, by the SHA-256 of their bytes. */
export const CONTENT_PICTURES = `
create table content_pictures (
  tenant text not null,
  hash text not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant, hash)
);
`;
