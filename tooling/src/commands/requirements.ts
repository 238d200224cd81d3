import type { Command } from 'commander';
import type { RequirementOptions } from '../requirements/printRequirements';

/** `forecourt requirements`: which items of docs/spec a test of the right kind proves. */
export function addRequirementsCommand(program: Command): void {
  program
    .command('requirements')
    .option('--owner <name>', 'the unproved items of this owner with their titles, for example mf-search')
    .option('--update', 'remove items that are proved now from docs/unproved-requirements.json')
    .option('--json', 'as JSON')
    .description('which items of docs/spec a test of the right kind proves; fails when one has lost its test')
    .action(async (options: RequirementOptions) => (await import('../requirements/printRequirements')).checkRequirements(options));
}
