import { isDemonstration, stopOnSignal } from '@forecourt/server-kit';
import { startChild, type Child } from './children';
import { keepRunning } from './keepRunning';
import { prepareSite } from './prepareSite';
import { printSites } from './printSites';
import { settings } from '../settings';

/** Builds and seeds what is missing and runs back end and site until a signal stops them. */
export async function start(): Promise<void> {
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
    await serve('The site', ['site']);
  } catch (error) {
    await stopAll();
    throw error;
  }
  await printSites('The sites are up', each, [
    `  back end                         http://127.0.0.1:${each.apiPort}/readyz`,
    ...(isDemo
      ? [
          `This is a demonstration (FORECOURT_DEMO=1): cars and dealers are invented, payments are tests, and messages are\nstored at http://127.0.0.1:${each.apiPort}/dev/outbox instead of being sent.`,
        ]
      : []),
  ]);
  stopOnSignal(stopAll);
}
