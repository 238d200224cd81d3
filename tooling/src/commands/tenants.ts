import type { Command } from 'commander';
import { settings } from '../settings';

/** Commands on tenant documents. */
export function addTenantCommands(program: Command): void {
  const tenants = program.command('tenants').description('documents of sites, their templates and their delivery');

  tenants
    .command('check')
    .argument('[files...]', 'documents; without them all of TENANTS_DIR and DELIVERY_DIR')
    .description('every mistake of the documents with its line, and what does not fit; the exit code is 1 where there is a mistake')
    .action(async (files: string[]) => (await import('../tenants/printTenantCheck')).printTenantCheck(settings(), files));

  tenants
    .command('schemas')
    .argument('<folder>', 'where they are written')
    .description('JSON Schemas of the documents, with which editors complete and explain fields ("$schema" in a document names one)')
    .action(async (folder: string) => (await import('../tenants/writeSchemas')).writeSchemas(folder));
}
