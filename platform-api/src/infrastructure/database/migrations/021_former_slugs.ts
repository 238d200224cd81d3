/** Addresses that cars had before: links to them lead to the car's new address. */
export const FORMER_SLUGS = `
create table former_slugs (
  tenant text not null,
  slug text not null,
  car_id bigint not null,
  primary key (tenant, slug)
);

create function keep_former_slug() returns trigger language plpgsql as $$
begin
  insert into former_slugs (tenant, slug, car_id) values (old.tenant, old.slug, old.id)
  on conflict (tenant, slug) do update set car_id = excluded.car_id;
  return null;
end
$$;

create trigger cars_keep_former_slug after update of slug on cars
for each row when (old.slug is distinct from new.slug) execute function keep_former_slug();
`;
