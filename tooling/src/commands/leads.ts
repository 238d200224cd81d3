import { Option, type Command } from 'commander';
import type { ListedState } from '@forecourt/platform-api';
import { StartError } from '@forecourt/server-kit';
import type { ExportFlags, ListFlags } from '../leads/leadActions';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const STATES: Readonly<Record<ListedState, true>> = { pending: true, delivered: true, dead: true, quarantined: true, waiting: true };

function leadId(text: string): string {
  if (!UUID.test(text)) throw new StartError(`"${text}" is no lead id: take it from forecourt leads list.`);
  return text;
}

const actions = () => import('../leads/leadActions');

/** Commands on the leads of all tenants. */
export function addLeadCommands(program: Command): void {
  const leads = program.command('leads').description('leads of all tenants; also while the site runs');

  leads
    .command('list')
    .description('the newest leads with their deliveries; --state dead is the dead-letter list')
    .option('--tenant <slug>', 'of one tenant only')
    .addOption(new Option('--state <state>', 'in one state only').choices(Object.keys(STATES)))
    .option('--limit <number>', 'at most so many', '100')
    .option('--json', 'as JSON')
    .action(async (flags: ListFlags) => (await actions()).listLeads(flags));

  leads
    .command('replay')
    .argument('[lead]', 'id of one lead; without it all dead letters', leadId)
    .description('retry dead letters from the beginning, also where an endpoint was disabled')
    .option('--tenant <slug>', 'of one tenant only')
    .action(async (lead: string | undefined, flags: { tenant?: string }) => (await actions()).replayLeads(lead, flags));

  leads
    .command('release')
    .argument('<lead>', 'id of the lead', leadId)
    .description('deliver a lead from quarantine')
    .action(async (lead: string) => (await actions()).releaseLead(lead));

  leads
    .command('export')
    .description('all leads with what visitors sent, oldest first: personal data, keep it safe')
    .option('--tenant <slug>', 'of one tenant only')
    .addOption(new Option('--format <format>', 'csv, or json with one lead to a line').choices(['csv', 'json']).default('csv'))
    .action(async (flags: ExportFlags) => (await actions()).exportLeads(flags));
}
