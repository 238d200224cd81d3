import { stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { startShell } from '@forecourt/shell/server';
import { buildShell } from '../build/buildShell';
import type { Settings } from '../settings';

/** Runs the site in this process until a signal ends it. */
export async function serveSite(settings: Settings, onlyRemote?: string): Promise<void> {
  const { outDir } = await buildShell();
  const tenants = await tenantsFromFolder(settings.tenantsFolder);
  const shell = await startShell({
    port: settings.port,
    host: settings.host,
    tenants,
    apiBase: `http://127.0.0.1:${settings.apiPort}`,
    artifactsFolder: settings.artifactsFolder,
    registryFolder: settings.registryFolder,
    buildFolder: outDir,
    onlyRemote,
    renderLimitMs: settings.renderLimitMs,
    logger: { level: settings.logLevel },
  });
  stopOnSignal(async () => {
    tenants.close();
    await shell.close();
  });
  process.send?.({ ready: shell.address });
}
