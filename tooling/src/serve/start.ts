import { isDemonstration, stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { startChild, type Child } from './children';
import { keepRunning } from './keepRunning';
import { prepareSite } from './prepareSite';
import { settings } from '../settings';

/** Builds and seeds what is missing and runs back end and site, or one remote alone, until a signal stops them. */
export async function start(onlyRemote?: string): Promise<void> {
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
