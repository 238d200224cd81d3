import { hostedStates, type HostedState } from '@forecourt/platform-api';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { settings } from '../settings';
import { atStock } from './atStock';

/** How far the index of a site at Algolia follows it, as a line. */
export function hostedLine(tenant: string, state: HostedState | undefined): string {
  if (!state || state.pushedAt === null) {
    const why = state?.problem ?? 'no change has been sent yet; a running back end does it within a minute';
    return `${tenant}: its index at Algolia has nothing of the site: ${why}`;
  }
  return `${tenant}: its index at Algolia is that of ${state.pushedAt}${state.problem === null ? '' : `: ${state.problem}`}`;
}

/** Prints how far the indexes of sites with search_app follow them; nothing where no site has one. */
export async function printHostedSearch(): Promise<void> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  tenants.close();
  const hosted = tenants.all().filter(({ search_app: app, search_host: host }) => app !== 'local' && host === '');
  if (hosted.length === 0) return;
  const states = await atStock({
    inDatabase: (database) => hostedStates(database).list(),
    inRunningSite: (running) => running.hostedStates(),
  });
  for (const { slug } of hosted) {
    const state = states.find(({ tenant }) => tenant === slug);
    console.log(hostedLine(slug, state));
    if (state?.problem) process.exitCode = 1;
  }
}
