import type { Queryable } from '../../infrastructure/database/database';
import type { FigureRow, Measure } from '../../infrastructure/figures/figureRow';

/** What figures are added up by. */
export const GROUPINGS = ['day', 'source', 'campaign', 'car', 'location', 'form'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** How often something happened on one day, in visits of one source and so on; '' where that is not known. */
export interface KeyedFigure {
  key: string;
  measure: Measure;
  count: number;
}

const KEYS: Readonly<Record<Grouping, string>> = {
  day: `to_char(day, 'YYYY-MM-DD')`,
  source: 'source',
  campaign: 'campaign',
  car: `case when car_id = 0 then '' else car_id::text end`,
  location: 'location',
  form: 'form',
};

/** Months after which figures are deleted. */
const FIGURE_MONTHS = 25;

/** Figures of days that are over. */
export const figureRepository = (queryable: Queryable) => ({
  /** Days of a range whose figures are stored, also those on which nothing happened. */
  async storedDays(tenant: string, from: string, to: string): Promise<Set<string>> {
    const rows = await queryable.query<{ day: string }>(
      `select to_char(day, 'YYYY-MM-DD') as day from figure_days where tenant = $1 and day between $2::date and $3::date`,
      [tenant, from, to],
    );
    return new Set(rows.map(({ day }) => day));
  },

  /** Figures of stored days, added up by one of their parts. */
  addedUp(tenant: string, days: Iterable<string>, by: Grouping): Promise<KeyedFigure[]> {
    return queryable.query<KeyedFigure>(
      `select ${KEYS[by]} as key, measure, sum(count)::float8 as count
         from figures where tenant = $1 and day = any($2::date[]) group by 1, 2`,
      [tenant, [...days]],
    );
  },

  /** Those of some days that nobody has stored yet; they are this transaction's now. */
  async claim(tenant: string, days: readonly string[]): Promise<Set<string>> {
    const rows = await queryable.query<{ day: string }>(
      `insert into figure_days (tenant, day) select $1, unnest($2::date[]) on conflict do nothing returning to_char(day, 'YYYY-MM-DD') as day`,
      [tenant, days],
    );
    return new Set(rows.map(({ day }) => day));
  },

  async store(tenant: string, rows: readonly FigureRow[]): Promise<void> {
    await queryable.query(
      `insert into figures (tenant, day, measure, source, campaign, car_id, location, form, count)
       select $1, day, measure, source, campaign, "carId", location, form, count
         from jsonb_to_recordset($2::jsonb)
           as row (day date, measure text, source text, campaign text, "carId" bigint, location text, form text, count bigint)`,
      [tenant, JSON.stringify(rows)],
    );
  },

  async deleteOld(tenant: string, today: string): Promise<void> {
    const before = `$2::date - make_interval(months => ${FIGURE_MONTHS})`;
    await queryable.query(`delete from figures where tenant = $1 and day < ${before}`, [tenant, today]);
    await queryable.query(`delete from figure_days where tenant = $1 and day < ${before}`, [tenant, today]);
  },
});
