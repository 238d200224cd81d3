import type { Command } from 'commander';
import { settings } from '../settings';

/** Commands on tenant documents. */
export function addTenantCommands(program: Command): void {
  const tenants = program.command('tenants').description('tenant documents and their templates');

  tenants
    .command('check')
    .argument('[files...]', 'documents; without them all of TENANTS_DIR')
    .description('every mistake of the documents with its line; the exit code is 1 where there is one')
    .action(async (files: string[]) => (await import('../tenants/checkTenants')).printTenantCheck(settings().tenantsFolder, files));
}
