import type { Queryable } from '../../../infrastructure/database/database';
import type { DayRange, FigureRow } from '../../../infrastructure/figures/figureRow';

/** $1 the tenant, $2 and $3 the first and the last day, $4 the time zone. */
const SQL = `
with range as (select ($2::date)::timestamp at time zone $4 as begin, ($3::date + 1)::timestamp at time zone $4 as finish),
paid as (
  select to_char(created_at at time zone $4, 'YYYY-MM-DD') as day, purpose, amount_cents
    from payments, range where tenant = $1 and state = 'paid' and created_at >= range.begin and created_at < range.finish
)
select day, 'payments' as measure, '' as source, '' as campaign, 0::float8 as "carId", '' as location, purpose as form, count(*)::float8 as count
  from paid group by day, purpose
union all
select day, 'paid_cents', '', '', 0, '', purpose, sum(amount_cents)::float8 from paid group by day, purpose`;

/** Payments of a tenant by day that were made and not returned, and their sum in cents. */
export const paymentFigures = (queryable: Queryable, tenant: string, { from, to, timeZone }: DayRange): Promise<FigureRow[]> =>
  queryable.query<FigureRow>(SQL, [tenant, from, to, timeZone]);
