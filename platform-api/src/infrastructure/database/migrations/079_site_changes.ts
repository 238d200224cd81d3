/**
 * What changed last on each site, for the caches of servers that render its pages: `change` is new with every write of its cars or search
 * records (`stock`) and of its content (`content`), in the transaction of the write. Triggers see every writer, commands and jobs too.
 */
export const SITE_CHANGES = `
create sequence site_change_numbers;

create table site_changes (
  tenant text not null,
  tag text not null,
  change bigint not null,
  primary key (tenant, tag)
);

create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into site_changes (tenant, tag, change) values (new.tenant, 'stock', nextval('site_change_numbers'))
  on conflict (tenant, tag) do update set change = excluded.change;
  return null;
end
$$;

create trigger stock_revisions_note_change after insert or update on stock_revisions
for each row execute function note_stock_change();
create trigger search_revisions_note_change after insert or update on search_revisions
for each row execute function note_stock_change();

create function note_content_change() returns trigger language plpgsql as $$
begin
  insert into site_changes (tenant, tag, change)
  select tenant, 'content', nextval('site_change_numbers') from (select distinct tenant from changed order by tenant) as sites
  on conflict (tenant, tag) do update set change = excluded.change;
  return null;
end
$$;

create trigger content_items_note_insert after insert on content_items
referencing new table as changed for each statement execute function note_content_change();
create trigger content_items_note_update after update on content_items
referencing new table as changed for each statement execute function note_content_change();
create trigger content_items_note_delete after delete on content_items
referencing old table as changed for each statement execute function note_content_change();
`;
