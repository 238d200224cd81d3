import type { Queryable } from '../../infrastructure/database/database';
import type { DayRange, FigureRow } from '../../infrastructure/figures/figureRow';
import { paymentFigures, reservationFigures } from '../commerce';
import { leadFigures } from '../enquiries';
import { visitFigures } from '../vehicles';

const SOURCES = [visitFigures, leadFigures, reservationFigures, paymentFigures];

/** All figures of a tenant, counted from what is stored. */
export async function countFigures(queryable: Queryable, tenant: string, range: DayRange): Promise<FigureRow[]> {
  const rows: FigureRow[] = [];
  for (const source of SOURCES) for (const row of await source(queryable, tenant, range)) rows.push(row);
  return rows;
}
