import { MEASURES, type FigureGroup, type FigureRequest, type Measure } from '@forecourt/platform-api';

/** Headings of the columns, in their order; money in dollars. */
const HEADINGS: Readonly<Record<Measure, string>> = {
  visits: 'visits',
  car_views: 'car views',
  searches: 'searches',
  searches_without_results: 'without results',
  phone_reveals: 'phone',
  enquiries: 'enquiries',
  test_drives: 'test drives',
  reservations: 'reservations',
  payments: 'payments',
  paid_cents: 'paid $',
  deliveries_sent: 'sent',
  deliveries_failed: 'failed',
};

const cellOf = (measure: Measure, count: number) => (measure === 'paid_cents' ? (count / 100).toFixed(2) : String(count));

/** Enquiries in a hundred visits, '' without visits. */
function conversionOf({ visits = 0, enquiries = 0 }: FigureGroup['figures']): string {
  return visits === 0 ? '' : `${((100 * enquiries) / visits).toFixed(1)} %`;
}

/** Figures as a table of text: a column of each measure that happened, and how many visits became enquiries. */
export function figureTable(groups: readonly FigureGroup[], { by, from, to, tenant }: FigureRequest & { tenant: string }): string {
  if (groups.length === 0) return `Nothing happened on ${tenant} from ${from} to ${to}.`;
  const measures = MEASURES.filter((measure) => groups.some(({ figures }) => (figures[measure] ?? 0) > 0));
  const hasVisits = measures.includes('visits');
  const rows = [
    [by, ...measures.map((measure) => HEADINGS[measure]), ...(hasVisits ? ['enquiries/visits'] : [])],
    ...groups.map(({ key, figures }) => [
      key || 'not known',
      ...measures.map((measure) => cellOf(measure, figures[measure] ?? 0)),
      ...(hasVisits ? [conversionOf(figures)] : []),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
