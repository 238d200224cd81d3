import type { Command } from 'commander';
import type { SiteFlags } from '../serve/site';
import type { StandaloneFlags } from '../standalone/standalone';
import { settings } from '../settings';

/** Commands that run the product. */
export function addServeCommands(program: Command): void {
  program
    .command('start')
    .description('build, seed, publish and serve everything')
    .action(async () => (await import('../serve/start')).start());
  program
    .command('dev')
    .argument('<modules...>', 'remotes such as mf-finance, or shell with design system and contracts')
    .description('serve these from their sources with Fast Refresh, inside the composed site, beside a running start')
    .option('--from <folder>', 'sources of the one remote that is named, if not its own folder')
    .action(async (modules: string[], flags: { from?: string }) => (await import('../dev/dev')).dev(modules, flags));
  program
    .command('standalone')
    .argument('<remote>', 'for example mf-search')
    .description('serve one remote alone, from its sources with Fast Refresh or from a release, with an index of its pages and slots')
    .option('--version <version>', 'this published version instead of the sources')
    .option('--from <folder>', 'sources, if not its own folder')
    .option(
      '--shots <folder>',
      'write a screenshot of each page and slot in each site and width, and in the scenarios that it declares, and end',
    )
    .option('--tenant <slug...>', 'screenshots of these sites only')
    .option('--scenario <name...>', 'screenshots of everything in these scenarios instead')
    .option('--appearance <name>', 'screenshots in dark, large-text or forced-colors')
    .action(async (remote: string, flags: StandaloneFlags) => (await import('../standalone/standalone')).standalone(remote, flags));

  const serve = program.command('serve').description('run one server in this process, as in production');
  serve
    .command('api')
    .description('the back end')
    .action(async () => (await import('../serve/api')).serveApi(settings()));
  serve
    .command('site')
    .description('the shell')
    .option('--only <remote>', 'compose one remote alone')
    .option('--shell <folder>', 'serve this build of the shell instead of what is released')
    .action(async (flags: SiteFlags) => (await import('../serve/site')).serveSite(settings(), flags));
}
