import path from 'node:path';
import { StartError, stopOnSignal } from '@forecourt/server-kit';
import { buildShell } from '../build/buildShell';
import { createDevServers } from '../dev/devServers';
import { startHotSite, type RunningSite } from '../dev/hotSite';
import { prepareStores } from '../dev/prepareStores';
import { createStartSteps } from '../dev/startSteps';
import { startWaitingServer } from '../dev/waitingServer';
import { requireRemoteName, requireSources, requireTenants } from '../release/checkedChange';
import { printSites } from '../serve/printSites';
import { standaloneSettings, type DevSettings } from '../settings';
import { requireAppearance, requireScenarios, writeShots } from './writeShots';

export interface StandaloneFlags {
  version?: string;
  from?: string;
  shots?: string;
  tenant?: string[];
  scenario?: string[];
  appearance?: string;
}

/** Serves a published version of a remote alone. */
async function startReleased(settings: DevSettings, remote: string, version: string): Promise<RunningSite> {
  process.env.FORECOURT_DEMO ||= '1';
  const steps = createStartSteps();
  const waiting = await startWaitingServer(settings, { steps: steps.all });
  const { port } = waiting;
  let servers: ReturnType<typeof createDevServers> | undefined;
  try {
    await prepareStores(settings, { fromSources: [], chosen: { [remote]: version }, steps });
    const { outDir: shellFolder } = await steps.add('shell').run(buildShell);
    servers = createDevServers(settings, { shellFolder, only: remote, port });
    const { startApi, restartSite, stop } = servers;
    await steps.add('site').run(async () => {
      await startApi();
      await waiting.close();
      await restartSite();
    });
    return { port, stop };
  } catch (error) {
    await Promise.all([waiting.close(), servers?.stop()]);
    throw error;
  }
}

/**
 * Serves one remote alone, from its sources or one of its releases, with registry, stock and port of its own, until a signal ends it; or
 * writes screenshots of it.
 */
export async function standalone(remote: string, { version, from, shots, tenant, scenario, appearance }: StandaloneFlags): Promise<void> {
  if (version !== undefined && from !== undefined) throw new StartError('A release has no sources: leave out --version or --from.');
  if (shots === undefined && (tenant ?? scenario ?? appearance))
    throw new StartError('--tenant, --scenario and --appearance choose screenshots: name their folder with --shots.');
  const settings = standaloneSettings();
  if (version === undefined) requireSources(remote, from);
  else requireRemoteName(remote);
  await requireTenants(tenant ?? [], settings.tenantsFolder);
  const scenarios = requireScenarios(scenario);
  const shotAppearance = requireAppearance(appearance);

  const site =
    version === undefined
      ? await startHotSite({ settings, modules: [remote], from: from === undefined ? undefined : path.resolve(from), only: remote })
      : await startReleased(settings, remote, version);
  if (shots === undefined) {
    stopOnSignal(site.stop);
    return printSites(`${remote} ${version ?? 'from source'} runs alone`, { ...settings, port: site.port });
  }
  try {
    await writeShots({
      settings: { ...settings, port: site.port },
      folder: path.resolve(shots),
      tenants: tenant,
      scenarios,
      appearance: shotAppearance,
    });
  } finally {
    await site.stop();
  }
}
