import { stringify } from 'csv-stringify/sync';
import { figuresOf, findRemoteFigures, GROUPINGS, MEASURES, type FigureGroup, type Grouping } from '@forecourt/platform-api';
import { StartError } from '@forecourt/server-kit';
import { clockAt } from '@forecourt/shared-contracts';
import { openSiteDatabase } from '../openSiteDatabase';
import { settings } from '../settings';
import { siteOf } from '../siteOf';
import { figureTable } from './figureTable';

export interface FigureFlags {
  tenant: string;
  from?: string;
  to?: string;
  by: string;
  csv?: boolean;
}

const DAY_MS = 86_400_000;

function dayIn(text: string, flag: string): string {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time) || !new Date(time).toISOString().startsWith(text))
    throw new StartError(`${flag} must be a day such as 2026-11-29, not "${text}".`);
  return text;
}

function groupingIn(text: string): Grouping {
  const found = GROUPINGS.find((each) => each === text);
  if (!found) throw new StartError(`--by must be ${GROUPINGS.slice(0, -1).join(', ')} or ${GROUPINGS.at(-1)}, not "${text}".`);
  return found;
}

const csvOf = (by: Grouping, groups: readonly FigureGroup[]) =>
  stringify([[by, ...MEASURES], ...groups.map(({ key, figures }) => [key, ...MEASURES.map((measure) => String(figures[measure] ?? 0))])]);

/** Prints the figures of a site as a table or as CSV. */
export async function printFigures({ tenant, from, to, by: grouping, csv = false }: FigureFlags): Promise<void> {
  const site = await siteOf(tenant);
  const by = groupingIn(grouping);
  const day = (ago: number) => clockAt(new Date(Date.now() - ago * DAY_MS), site.switches.openingHoursTimeZone).date;
  const request = { from: dayIn(from ?? day(30), '--from'), to: dayIn(to ?? day(1), '--to'), by };
  if (request.from > request.to) throw new StartError(`--from ${request.from} is after --to ${request.to}.`);
  const { dataFolder, databaseUrl } = settings();
  const remote = databaseUrl === null ? await findRemoteFigures(dataFolder) : null;
  const print = (groups: readonly FigureGroup[]) =>
    csv ? process.stdout.write(csvOf(by, groups)) : console.log(figureTable(groups, { ...request, tenant }));
  if (remote) return void print(await remote(site.slug, request));
  const database = await openSiteDatabase({ dataFolder, databaseUrl });
  try {
    print(await figuresOf(database, site, request));
  } finally {
    await database.close();
  }
}
