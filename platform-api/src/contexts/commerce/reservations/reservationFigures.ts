import type { Queryable } from '../../../infrastructure/database/database';
import type { DayRange, FigureRow } from '../../../infrastructure/figures/figureRow';

/** $1 the tenant, $2 and $3 the first and the last day, $4 the time zone. */
const SQL = `
with range as (select ($2::date)::timestamp at time zone $4 as begin, ($3::date + 1)::timestamp at time zone $4 as finish)
select to_char(created_at at time zone $4, 'YYYY-MM-DD') as day, 'reservations' as measure, '' as source, '' as campaign, car_id::float8 as "carId",
       '' as location, kind as form, count(*)::float8 as count
  from reservations, range where tenant = $1 and payment_reference is not null and created_at >= range.begin and created_at < range.finish
 group by 1, car_id, kind`;

/** Paid reservations and purchases of a tenant by day, also those that have ended. */
export const reservationFigures = (queryable: Queryable, tenant: string, { from, to, timeZone }: DayRange): Promise<FigureRow[]> =>
  queryable.query<FigureRow>(SQL, [tenant, from, to, timeZone]);
