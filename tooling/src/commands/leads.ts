import type { Command } from 'commander';
import { listLeads, openDatabase } from '@forecourt/platform-api';
import { settings } from '../settings';

/** Commands on the leads of all tenants. */
export function addLeadCommands(program: Command): void {
  program
    .command('leads')
    .description('leads of all tenants')
    .command('list')
    .description('the newest leads, with their delivery jobs and whether they wait for a look')
    .option('--tenant <slug>', 'of one tenant only')
    .option('--json', 'as JSON')
    .action(async ({ tenant, json }: { tenant?: string; json?: boolean }) => {
      const { dataFolder, databaseUrl } = settings();
      const database = await openDatabase({ dataDir: dataFolder, databaseUrl });
      try {
        const leads = await listLeads(database, { tenant });
        if (json) console.log(JSON.stringify(leads, null, 2));
        else for (const lead of leads) console.log(`${lead.at}  ${lead.tenant.padEnd(24)} ${lead.category.padEnd(20)} ${lead.quarantined ? 'quarantined' : `${lead.deliveries} to deliver`}`);
      } finally {
        await database.close();
      }
    });
}
