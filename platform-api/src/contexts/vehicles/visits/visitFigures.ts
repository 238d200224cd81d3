import { EVENTS } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import type { DayRange, FigureRow } from '../../../infrastructure/figures/figureRow';

/** What happened in visits; $1 the tenant, $2 and $3 the first and the last day, $4 the time zone. */
const SQL = `
with range as (select ($2::date)::timestamp at time zone $4 as begin, ($3::date + 1)::timestamp at time zone $4 as finish),
happened as (
  select happened_at as at, case when event_id = ${EVENTS.carViewed} then 'car_views' else 'searches' end as measure, car_id, visit
    from events, range where tenant = $1 and happened_at >= range.begin and happened_at < range.finish and event_id in (${EVENTS.carViewed}, ${EVENTS.search})
  union all
  select happened_at, 'searches_without_results', null, visit
    from events, range
   where tenant = $1 and happened_at >= range.begin and happened_at < range.finish and event_id = ${EVENTS.search} and label = 'nothing'
  union all
  select happened_at, 'phone_reveals', car_id, visit
    from phone_reveals, range where tenant = $1 and happened_at >= range.begin and happened_at < range.finish
)
select to_char(at at time zone $4, 'YYYY-MM-DD') as day, 'visits' as measure, source, campaign, 0::float8 as "carId", '' as location, '' as form,
       count(*)::float8 as count
  from visits, range where tenant = $1 and at >= range.begin and at < range.finish group by 1, source, campaign
union all
select to_char(happened.at at time zone $4, 'YYYY-MM-DD'), measure, coalesce(visits.source, ''), coalesce(visits.campaign, ''), coalesce(car_id, 0)::float8, '', '',
       count(*)::float8
  from happened left join visits on visits.tenant = $1 and visits.id = happened.visit
 group by 1, 2, 3, 4, 5`;

/** Visits of a tenant, and what was done in them, by day. */
export const visitFigures = (queryable: Queryable, tenant: string, { from, to, timeZone }: DayRange): Promise<FigureRow[]> =>
  queryable.query<FigureRow>(SQL, [tenant, from, to, timeZone]);
