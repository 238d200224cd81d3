import type { Command } from 'commander';
import type { FigureFlags } from '../figures/figureActions';

/** What happened on a site, counted. */
export function addFigureCommands(program: Command): void {
  program
    .command('figures')
    .requiredOption('--tenant <slug>', 'whose site it is')
    .option('--from <day>', 'first day, such as 2026-11-01; without it 30 days ago')
    .option('--to <day>', 'last day; without it yesterday')
    .option('--by <what>', 'day, source, campaign, car, location or form', 'day')
    .option('--csv', 'as CSV, with every measure')
    .description('visits, car views, searches, enquiries, reservations and deliveries of a site, without personal data')
    .action(async (flags: FigureFlags) => (await import('../figures/figureActions')).printFigures(flags));
}
