/**
 * What a site's editors write: offers, models, articles, pages and the like, one JSON document each.
 * `slug` is the item's key within its kind; `position` its place in lists.
 */
export const CONTENT = `
create table content_items (
  tenant text not null,
  kind text not null,
  slug text not null,
  position integer not null default 0,
  document jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant, kind, slug)
);
create index content_items_by_position on content_items (tenant, kind, position, slug);
`;
