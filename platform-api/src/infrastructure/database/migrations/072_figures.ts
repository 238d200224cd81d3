/**
 * Visits by a random id that a browser forgets with its tab, and where each came from; what happened in them names them. The figures of a day stay
 * after both are gone.
 */
export const FIGURES = `
create table visits (
  tenant text not null,
  id uuid not null,
  at timestamptz not null default now(),
  source text not null,
  campaign text not null,
  primary key (tenant, id)
);
create index visits_by_time on visits (tenant, at);

alter table events add column visit uuid;
create index events_by_time on events (tenant, happened_at);
alter table phone_reveals add column visit uuid;
create index phone_reveals_by_time on phone_reveals (tenant, happened_at);

alter table leads add column source text;
alter table leads add column campaign text;

create table figures (
  tenant text not null,
  day date not null,
  measure text not null,
  source text not null,
  campaign text not null,
  car_id bigint not null,
  location text not null,
  form text not null,
  count bigint not null,
  primary key (tenant, day, measure, source, campaign, car_id, location, form)
);

create table figure_days (
  tenant text not null,
  day date not null,
  primary key (tenant, day)
);
`;
