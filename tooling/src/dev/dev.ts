import path from 'node:path';
import { StartError, stopOnSignal } from '@forecourt/server-kit';
import { requireSources } from '../release/checkedChange';
import { printSites } from '../serve/printSites';
import { devSettings } from '../settings';
import { ownRemotes } from '../workspace';
import { SHELL } from '@forecourt/shell/registry';
import { startHotSite } from './hotSite';

function requireModules(modules: readonly string[], from: string | undefined): void {
  const known = [SHELL, ...ownRemotes()];
  const unknown = modules.filter((name) => !known.includes(name));
  if (unknown.length > 0 && from === undefined)
    throw new StartError(
      `There is no module ${unknown.join(', ')}: dev takes ${known.join(', ')}, or --from with the folder of another remote.`,
    );
  if (from === undefined) return;
  if (modules.length !== 1 || modules[0] === SHELL)
    throw new StartError('--from names the sources of one remote: name that remote and no other module.');
  requireSources(modules[0] ?? '', from);
}

/** Serves modules from their sources inside the composed site until a signal ends it; everything else comes from its releases. */
export async function dev(modules: readonly string[], { from }: { from?: string } = {}): Promise<void> {
  requireModules(modules, from);
  const begin = performance.now();
  const settings = devSettings();
  const site = await startHotSite({ modules, settings, from: from === undefined ? undefined : path.resolve(from) });
  stopOnSignal(site.stop);
  await printSites(`${modules.join(', ')} from source, after ${((performance.now() - begin) / 1000).toFixed(1)} s`, {
    ...settings,
    port: site.port,
  });
}
