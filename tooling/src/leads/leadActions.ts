import { stringify } from 'csv-stringify/sync';
import {
  deliveryFromFolder,
  findRemoteLeadService,
  openLeadService,
  type LeadService,
  type ListedLead,
  type ListedState,
} from '@forecourt/platform-api';
import { isDemonstration, StartError } from '@forecourt/server-kit';
import { openSiteDatabase } from '../openSiteDatabase';
import { settings } from '../settings';
import { CSV_HEADER, csvRow, updateText } from './leadsCsv';
import { whyNothingDead } from './whyNothingDead';

/** Runs a command on the lead service: on the server of DATABASE_URL, else of the back end that runs with the data folder, else on its database. */
async function withLeadService(work: (service: LeadService) => Promise<void>): Promise<void> {
  const { dataFolder, databaseUrl, deliveryFolder } = settings();
  const running = databaseUrl === null ? await findRemoteLeadService(dataFolder) : null;
  if (running) return work(running);
  const database = await openSiteDatabase({ dataFolder, databaseUrl });
  const source = await deliveryFromFolder(deliveryFolder, { isDemonstration: isDemonstration(process.env) });
  try {
    await work(openLeadService(database, source));
  } finally {
    source.close();
    await database.close();
  }
}

function printLead({ at, tenant, id, category, quarantine, deliveries, updates }: ListedLead): void {
  console.log(`${at}  ${id}  ${tenant.padEnd(22)} ${category.padEnd(18)} ${quarantine ? `quarantined: ${quarantine}` : ''}`);
  for (const update of updates) console.log(`    ${updateText(update)}`);
  for (const { endpoint, channel, part, state, attempts, error, next, waits } of deliveries) {
    if (waits !== null) {
      console.log(`    waiting    ${part === 'lead' ? '' : `${part}: `}${waits}`);
      continue;
    }
    const what = `${endpoint ?? ''}${channel ? ` (${channel})` : ''}${part === 'lead' ? '' : `, ${part}`}`;
    const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}${error ? `, last: ${error}` : ''}${next && endpoint ? `, next ${next}` : ''}`;
    console.log(`    ${state.padEnd(10)} ${what}, ${tries}`);
  }
}

async function writeLeads(service: LeadService, { tenant, format }: ExportFlags): Promise<void> {
  if (format === 'csv') process.stdout.write(stringify([CSV_HEADER]));
  for (let after: Awaited<ReturnType<LeadService['export']>>['after'] | undefined; after !== null;) {
    const page = await service.export({ tenant, after });
    process.stdout.write(
      format === 'csv' ? stringify(page.leads.map(csvRow)) : page.leads.map((lead) => `${JSON.stringify(lead)}\n`).join(''),
    );
    after = page.after;
  }
}

export interface ListFlags {
  tenant?: string;
  state?: ListedState;
  limit: string;
  json?: boolean;
}

/** Prints the newest leads with their deliveries. */
export const listLeads = ({ tenant, state, limit, json }: ListFlags) =>
  withLeadService(async (service) => {
    if (!/^[1-9]\d{0,3}$/.test(limit)) throw new StartError(`--limit must be a number from 1 to 9999, and it is "${limit}".`);
    const found = await service.list({ tenant, state, limit: Number(limit) });
    if (json) console.log(JSON.stringify(found, null, 2));
    else if (found.length === 0) console.error(tenant === undefined ? 'There are no such leads.' : `There are no such leads of ${tenant}.`);
    else found.forEach(printLead);
  });

/** Tries dead letters again: of one lead, of a tenant, or all. */
export const replayLeads = (leadId: string | undefined, { tenant }: { tenant?: string }) =>
  withLeadService(async (service) => {
    const count = await service.replay({ tenant, leadId });
    if (count > 0 || leadId === undefined) return console.log(`${count} dead letters are retried.`);
    throw new StartError(`Nothing is retried: ${whyNothingDead(leadId, await service.find(leadId))}`);
  });

/** Delivers a lead from quarantine. */
export const releaseLead = (lead: string) =>
  withLeadService(async (service) => {
    if (!(await service.release(lead)))
      throw new StartError(`There is no lead ${lead} in quarantine; see forecourt leads list --state quarantined.`);
    console.log('Released for delivery.');
  });

export interface ExportFlags {
  tenant?: string;
  format: 'csv' | 'json';
}

/** Writes all leads to the standard output, oldest first. */
export const exportLeads = (flags: ExportFlags) => withLeadService((service) => writeLeads(service, flags));
