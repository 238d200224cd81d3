import type { Command } from 'commander';
import { settings } from '../settings';

/** Commands that run the product. */
export function addServeCommands(program: Command): void {
  program
    .command('start')
    .description('build, seed, publish and serve everything')
    .action(async () => (await import('../serve/start')).start());
  program
    .command('standalone')
    .argument('<remote>')
    .description('serve one remote alone, from its release')
    .action(async (remote: string) => (await import('../serve/start')).start(remote));

  const serve = program.command('serve').description('run one server in this process, as in production');
  serve
    .command('api')
    .description('the back end')
    .action(async () => (await import('../serve/api')).serveApi(settings()));
  serve
    .command('site')
    .description('the shell')
    .option('--only <remote>', 'compose one remote alone')
    .action(async ({ only }: { only?: string }) => (await import('../serve/site')).serveSite(settings(), only));
}
