import type { Queryable } from '../../../infrastructure/database/database';
import type { DayRange, FigureRow } from '../../../infrastructure/figures/figureRow';

/** Leads and their deliveries; $1 the tenant, $2 and $3 the first and the last day, $4 the time zone. */
const SQL = `
with range as (select ($2::date)::timestamp at time zone $4 as begin, ($3::date + 1)::timestamp at time zone $4 as finish),
own as (
  select id, to_char(created_at at time zone $4, 'YYYY-MM-DD') as day, coalesce(source, '') as source, coalesce(campaign, '') as campaign,
         coalesce(car_id, 0)::float8 as car_id, coalesce(location, dealership_slug, '') as location, category
    from leads, range where tenant = $1 and quarantine_reason is null and (form_completed or not payload ? 'trade_in') and created_at >= range.begin and created_at < range.finish
),
counted as (
  select day, 'enquiries' as measure, source, campaign, car_id, location, category, 1 as count from own
  union all
  select day, 'test_drives', source, campaign, car_id, location, category, 1 from own where category ilike '%test drive%'
  union all
  select own.day, case d.state when 'delivered' then 'deliveries_sent' else 'deliveries_failed' end, own.source, own.campaign, own.car_id, own.location,
         own.category, 1
    from own join lead_deliveries d on d.tenant = $1 and d.lead_id = own.id
   where d.state in ('delivered', 'dead') and d.endpoint is not null and d.endpoint not like '@%'
)
select day, measure, source, campaign, car_id as "carId", location, category as form, sum(count)::float8 as count
  from counted group by day, measure, source, campaign, car_id, location, category`;

/** Leads of a tenant and their deliveries by day, without those in quarantine. */
export const leadFigures = (queryable: Queryable, tenant: string, { from, to, timeZone }: DayRange): Promise<FigureRow[]> =>
  queryable.query<FigureRow>(SQL, [tenant, from, to, timeZone]);
