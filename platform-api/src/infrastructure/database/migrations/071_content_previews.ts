/** Items that a preview of a site has in place of its own, until it ends, and the key with which the links of previews are signed. */
export const CONTENT_PREVIEWS = `
create table content_preview_items (
  tenant text not null,
  preview text not null,
  kind text not null,
  slug text not null,
  position integer not null,
  document jsonb not null,
  draft boolean not null,
  visible_from date,
  visible_until date,
  markdown text,
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant, preview, kind, slug)
);
create index preview_items_by_end on content_preview_items (expires_at);

insert into installation (name, value) values ('preview_key', gen_random_uuid()::text || gen_random_uuid()::text);
`;
