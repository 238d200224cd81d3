/** What an author says of an item beside its document: drafts, the days between which the site has it, and the Markdown of its HTML. */
export const AUTHORED_CONTENT = `
alter table content_items
  add column draft boolean not null default false,
  add column visible_from date,
  add column visible_until date,
  add column markdown text;
`;
