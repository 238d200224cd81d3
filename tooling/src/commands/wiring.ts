import { InvalidArgumentError, type Command } from 'commander';
import type { WiringOptions } from '../wiring/printWiring';

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

/** The command that looks for what is declared and unreachable. */
export function addWiringCommand(program: Command): void {
  program
    .command('wiring')
    .option('--no-crawl', 'only what needs no running site')
    .option('--only-crawl', 'only the links of the demonstration sites')
    .option('--url <address>', 'crawl this running site instead of one of its own')
    .option('--per-pattern <number>', 'addresses of each route and site that are requested', wholeNumber, 12)
    .option('--json', 'as JSON')
    .description('what is declared and that nobody can reach')
    .action(async (options: WiringOptions) => (await import('../wiring/printWiring')).printWiring(options));
}
