import type { Command } from 'commander';
import type { WiringOptions } from '../wiring/printWiring';

/** The command that looks for what is declared and unreachable. */
export function addWiringCommand(program: Command): void {
  program
    .command('wiring')
    .option('--no-crawl', 'only what needs no running site')
    .option('--only-crawl', 'only the links of the demonstration sites')
    .option('--url <address>', 'crawl this running site instead of one of its own')
    .option('--per-pattern <number>', 'addresses of each route and site that are requested', Number, 12)
    .option('--json', 'as JSON')
    .description('what is declared and that nobody can reach')
    .action(async (options: WiringOptions) => (await import('../wiring/printWiring')).printWiring(options));
}
