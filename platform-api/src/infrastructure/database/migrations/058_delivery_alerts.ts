/**
 * A delivery that does not reach its endpoint goes to the fallback as well, once. Who runs the platform gets one e-mail a day about each
 * problem: `count` is since the last one, `claimed_at` that of a process that is sending it.
 */
export const DELIVERY_ALERTS = `
alter table lead_deliveries add column fallback_of uuid;
create unique index one_fallback_of_a_delivery on lead_deliveries (tenant, fallback_of, endpoint) where fallback_of is not null;

create table lead_alerts (
  tenant text not null,
  kind text not null check (kind in ('undelivered', 'waiting', 'silent')),
  endpoint text not null default '',
  reason text not null,
  count integer not null default 1,
  raised_at timestamptz not null,
  mailed_at timestamptz,
  claimed_at timestamptz,
  primary key (tenant, kind, endpoint)
);
`;
