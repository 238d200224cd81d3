import { stringify } from 'csv-stringify/sync';
import { Option, type Command } from 'commander';
import {
  deliveryFromFolder,
  findRemoteLeadService,
  LISTED_STATES,
  openDatabase,
  openLeadService,
  type Database,
  type LeadService,
  type ListedLead,
  type ListedState,
} from '@forecourt/platform-api';
import { isDemonstration, StartError } from '@forecourt/server-kit';
import { settings } from '../settings';
import { CSV_HEADER, csvRow } from './leadsCsv';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function leadId(text: string): string {
  if (!UUID.test(text)) throw new StartError(`"${text}" is no lead id: take it from forecourt leads list.`);
  return text;
}

/** Opens the database; null where a running site has the embedded one open. */
async function openFree({ dataFolder, databaseUrl }: ReturnType<typeof settings>): Promise<Database | null> {
  try {
    return await openDatabase({ dataDir: dataFolder, databaseUrl });
  } catch (error) {
    if ((error as { code?: string }).code === 'folder_in_use') return null;
    throw error;
  }
}

/** Runs a command on the lead service: of the database itself, or of the running site that has it open. */
async function withLeadService(work: (service: LeadService) => Promise<void>): Promise<void> {
  const each = settings();
  const database = await openFree(each);
  if (!database) {
    const remote = await findRemoteLeadService(each.dataFolder);
    if (!remote)
      throw new StartError(
        `The database in ${each.dataFolder} is open in another process that has no operator API: stop it and try again.`,
      );
    return work(remote);
  }
  const source = await deliveryFromFolder(each.deliveryFolder, { isDemonstration: isDemonstration(process.env) });
  try {
    await work(openLeadService(database, source));
  } finally {
    source.close();
    await database.close();
  }
}

function printLead({ at, tenant, id, category, quarantine, deliveries }: ListedLead): void {
  console.log(`${at}  ${id}  ${tenant.padEnd(22)} ${category.padEnd(18)} ${quarantine ? `quarantined: ${quarantine}` : ''}`);
  for (const { endpoint, channel, part, state, attempts, error, next } of deliveries) {
    const what = `${endpoint ?? 'no endpoint configured'}${channel ? ` (${channel})` : ''}${part === 'lead' ? '' : `, ${part}`}`;
    const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}${error ? `, last: ${error}` : ''}${next && endpoint ? `, next ${next}` : ''}`;
    console.log(`    ${state.padEnd(10)} ${what}, ${tries}`);
  }
}

async function exportLeads(service: LeadService, tenant: string | undefined, format: 'csv' | 'json'): Promise<void> {
  if (format === 'csv') process.stdout.write(stringify([CSV_HEADER]));
  for (let after: Awaited<ReturnType<LeadService['export']>>['after'] | undefined; after !== null;) {
    const page = await service.export({ tenant, after });
    process.stdout.write(
      format === 'csv' ? stringify(page.leads.map(csvRow)) : page.leads.map((lead) => `${JSON.stringify(lead)}\n`).join(''),
    );
    after = page.after;
  }
}

/** Commands on the leads of all tenants. */
export function addLeadCommands(program: Command): void {
  const leads = program.command('leads').description('leads of all tenants; also while the site runs');

  leads
    .command('list')
    .description('the newest leads with their deliveries; --state dead is the dead-letter list')
    .option('--tenant <slug>', 'of one tenant only')
    .addOption(new Option('--state <state>', 'in one state only').choices(LISTED_STATES))
    .option('--limit <number>', 'at most so many', '100')
    .option('--json', 'as JSON')
    .action(({ tenant, state, limit, json }: { tenant?: string; state?: ListedState; limit: string; json?: boolean }) =>
      withLeadService(async (service) => {
        if (!/^[1-9]\d{0,3}$/.test(limit)) throw new StartError(`--limit must be a number from 1 to 9999, and it is "${limit}".`);
        const found = await service.list({ tenant, state, limit: Number(limit) });
        if (json) console.log(JSON.stringify(found, null, 2));
        else if (found.length === 0)
          console.error(tenant === undefined ? 'There are no such leads.' : `There are no such leads of ${tenant}.`);
        else found.forEach(printLead);
      }),
    );

  leads
    .command('replay')
    .argument('[lead]', 'id of one lead; without it all dead letters', leadId)
    .description('retry dead letters from the beginning, also where an endpoint was disabled')
    .option('--tenant <slug>', 'of one tenant only')
    .action((lead: string | undefined, { tenant }: { tenant?: string }) =>
      withLeadService(async (service) => console.log(`${await service.replay({ tenant, leadId: lead })} dead letters are retried.`)),
    );

  leads
    .command('release')
    .argument('<lead>', 'id of the lead', leadId)
    .description('deliver a lead from quarantine')
    .action((lead: string) =>
      withLeadService(async (service) => {
        if (!(await service.release(lead)))
          throw new StartError(`There is no lead ${lead} in quarantine; see forecourt leads list --state quarantined.`);
        console.log('Released for delivery.');
      }),
    );

  leads
    .command('export')
    .description('all leads with what visitors sent, oldest first: personal data, keep it safe')
    .option('--tenant <slug>', 'of one tenant only')
    .addOption(new Option('--format <format>', 'csv, or json with one lead to a line').choices(['csv', 'json']).default('csv'))
    .action(({ tenant, format }: { tenant?: string; format: 'csv' | 'json' }) =>
      withLeadService((service) => exportLeads(service, tenant, format)),
    );
}
