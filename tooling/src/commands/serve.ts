import type { Command } from 'commander';
import { isDemonstration, stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { serveApi } from '../serve/api';
import { startChild, type Child } from '../serve/children';
import { keepRunning } from '../serve/keepRunning';
import { prepareSite } from '../serve/prepareSite';
import { serveSite } from '../serve/site';
import { settings } from '../settings';

async function start(onlyRemote?: string): Promise<void> {
  // Someone who looks at the platform has no contracts with providers.
  process.env.FORECOURT_DEMO ||= '1';
  const isDemo = isDemonstration(process.env);
  const each = settings();
  await prepareSite(each);
  const servers: Pick<Child, 'stop'>[] = [];
  const stopAll = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const serve = async (name: string, args: readonly string[]) => {
    servers.push(await keepRunning({ start: () => startChild(name, args), say: console.log }));
  };
  try {
    await serve('platform-api', ['api']);
    await serve('The site', ['site', ...(onlyRemote ? ['--only', onlyRemote] : [])]);
  } catch (error) {
    await stopAll();
    throw error;
  }
  const tenants = await tenantsFromFolder(each.tenantsFolder);
  console.log(`\n${onlyRemote ? `${onlyRemote} runs alone` : 'The sites are up'}:`);
  for (const site of tenants.all()) console.log(`  ${site.name.padEnd(32)} http://${site.slug}.localhost:${each.port}/`);
  console.log(`  back end                         http://127.0.0.1:${each.apiPort}/readyz`);
  if (isDemo) {
    console.log(
      `This is a demonstration (FORECOURT_DEMO=1): cars and dealers are invented, payments are tests, and messages are\nstored at http://127.0.0.1:${each.apiPort}/dev/outbox instead of being sent.`,
    );
  }
  console.log('Ctrl-C stops everything.');
  tenants.close();
  stopOnSignal(stopAll);
}

/** Commands that run the product. */
export function addServeCommands(program: Command): void {
  program
    .command('start')
    .description('build, seed, publish and serve everything')
    .action(() => start());
  program
    .command('standalone')
    .argument('<remote>')
    .description('serve one remote alone, from its release')
    .action((remote: string) => start(remote));

  const serve = program.command('serve').description('run one server in this process, as in production');
  serve
    .command('api')
    .description('the back end')
    .action(() => serveApi(settings()));
  serve
    .command('site')
    .description('the shell')
    .option('--only <remote>', 'compose one remote alone')
    .action(({ only }: { only?: string }) => serveSite(settings(), only));
}
