import type { Command } from 'commander';
import { settings } from '../settings';

const actions = () => import('../redirects/redirectActions');

/** Commands on the old addresses of a dealer's former site. */
export function addRedirectCommands(program: Command): void {
  const redirects = program.command('redirects').description('where old addresses of a former site lead');
  redirects
    .command('check')
    .argument('<file>', 'CSV with the columns from and to')
    .option('--tenant <slug>', 'whose site it is for, so that whole addresses of it count as its paths')
    .description('every mistake of a table with its line, circles among them; the exit code is 1 where there is one')
    .action(async (file: string, flags: { tenant?: string }) => (await actions()).checkRedirects(file, flags));
  redirects
    .command('import')
    .argument('<file>', 'CSV with the columns from and to')
    .requiredOption('--tenant <slug>', 'whose site it is')
    .option('--replace', 'forget those of before; without it they stay, and the same address leads to its new target')
    .description('put a table into TENANTS_DIR/redirects, also while the site runs; lines with a mistake are listed and left out')
    .action(async (file: string, flags: { tenant: string; replace?: boolean }) =>
      (await actions()).importRedirects(file, settings(), flags),
    );
}
