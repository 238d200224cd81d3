import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../infrastructure/database/database';
import { MEASURES, type FigureRow, type Measure } from '../../infrastructure/figures/figureRow';
import { addDays, daysBetween } from './days';
import { figureRepository, type Grouping, type KeyedFigure } from './figureRepository';
import { countFigures } from './figureSources';

export interface FigureRequest {
  /** First and last day, ISO dates of the site's clock. */
  from: string;
  to: string;
  by: Grouping;
}

/** Figures of one day, source and so on; what did not happen is left out. */
export interface FigureGroup {
  /** The day, source, … ; '' where it is not known. */
  key: string;
  figures: Partial<Record<Measure, number>>;
}

const KEYS: Readonly<Record<Grouping, (row: FigureRow) => string>> = {
  day: ({ day }) => day,
  source: ({ source }) => source,
  campaign: ({ campaign }) => campaign,
  car: ({ carId }) => (carId === 0 ? '' : String(carId)),
  location: ({ location }) => location,
  form: ({ form }) => form,
};

const total = ({ figures }: FigureGroup) => MEASURES.reduce((sum, measure) => sum + (figures[measure] ?? 0), 0);

/** Adds figures up; days in their order, anything else by how much happened. */
function groupsOf(figures: readonly KeyedFigure[], by: Grouping): FigureGroup[] {
  const groups = new Map<string, FigureGroup>();
  for (const { key, measure, count } of figures) {
    const group = groups.get(key) ?? { key, figures: {} };
    groups.set(key, group);
    group.figures[measure] = (group.figures[measure] ?? 0) + count;
  }
  const all = [...groups.values()];
  return by === 'day'
    ? all.toSorted((one, other) => one.key.localeCompare(other.key))
    : all.toSorted((one, other) => total(other) - total(one) || one.key.localeCompare(other.key));
}

/** Runs of days that follow one another. */
function runsOf(days: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

/** Figures of a site: those that are stored, and of the other days what is counted now. */
export async function figuresOf(database: Database, site: SiteConfig, { from, to, by }: FigureRequest): Promise<FigureGroup[]> {
  const { slug: tenant } = site;
  const timeZone = site.switches.openingHoursTimeZone;
  const repository = figureRepository(database);
  const stored = await repository.storedDays(tenant, from, to);
  const figures = await repository.addedUp(tenant, stored, by);
  const open = daysBetween(from, to).filter((day) => !stored.has(day));
  for (const run of runsOf(open))
    for (const row of await countFigures(database, tenant, { ...run, timeZone }))
      figures.push({ key: KEYS[by](row), measure: row.measure, count: row.count });
  return groupsOf(figures, by);
}
