import type { Command } from 'commander';
import { stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { serveApi } from '../serve/api';
import { startChild, type Child } from '../serve/children';
import { keepRunning } from '../serve/keepRunning';
import { prepareSite } from '../serve/prepareSite';
import { serveSite } from '../serve/site';
import { settings } from '../settings';

async function start(onlyRemote?: string): Promise<void> {
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
  console.log(`  back end                         http://127.0.0.1:${each.apiPort}/readyz\nCtrl-C stops everything.`);
  tenants.close();
  stopOnSignal(stopAll);
}

/** Commands that run the product. */
export function addServeCommands(program: Command): void {
  program.command('start').description('build, seed, publish and serve everything').action(() => start());
  program
    .command('standalone')
    .argument('<remote>')
    .description('serve one remote alone, from its release')
    .action((remote: string) => start(remote));

  const serve = program.command('serve', { hidden: true }).description('run one server in this process');
  serve.command('api').action(() => serveApi(settings()));
  serve
    .command('site')
    .option('--only <remote>')
    .action(({ only }: { only?: string }) => serveSite(settings(), only));
}
