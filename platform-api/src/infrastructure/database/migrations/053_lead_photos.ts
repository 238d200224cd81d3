/** Photos that visitors add to a lead: stored before it, claimed by it. The id is random, since it is the photo's link. */
export const LEAD_PHOTOS = `
create table lead_photos (
  tenant text not null,
  id uuid not null,
  lead_id uuid,
  jpeg bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant, id),
  foreign key (tenant, lead_id) references leads (tenant, id)
);
create index lead_photos_by_lead on lead_photos (tenant, lead_id);
create index lead_photos_unclaimed on lead_photos (tenant, created_at) where lead_id is null;
`;
