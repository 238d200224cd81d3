import path from 'node:path';
import { isDemonstration, lastGoodIn, redirectsFromFolder, siteHosts, stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { startShell } from '@forecourt/shell/server';
import { startScenarioBackEnd } from '@forecourt/shell/standalone';
import type { Settings } from '../settings';
import { untilReady } from './untilReady';

const STANDALONE_RENDER_TIMEOUT_MS = 30_000;

export interface SiteFlags {
  /** Compose this remote alone. */
  only?: string;
  /** Folder of a built shell that is served instead of what is released. */
  shell?: string;
}

/** Runs the site in this process until a signal ends it. */
export async function serveSite(settings: Settings, { only: onlyRemote, shell: shellFolder }: SiteFlags): Promise<void> {
  const isDemo = isDemonstration(process.env);
  const tenants = await tenantsFromFolder(settings.tenantsFolder, {
    hasDevelopmentHosts: isDemo,
    lastGood: lastGoodIn(path.join(settings.dataFolder, 'last-good', 'site')),
  });
  const apiBase = `http://127.0.0.1:${settings.apiPort}`;
  const scenarios = onlyRemote ? await startScenarioBackEnd({ apiBase }) : null;
  const shell = await startShell({
    port: settings.port,
    host: settings.host,
    tenants,
    redirects: await redirectsFromFolder(path.join(settings.tenantsFolder, 'redirects'), {
      hostsOf: (slug) => siteHosts(tenants.bySlug(slug)),
    }),
    apiBase: scenarios?.address ?? apiBase,
    artifactsFolder: settings.artifactsFolder,
    registryFolder: settings.registryFolder,
    shellFolder: shellFolder && path.resolve(shellFolder),
    onlyRemote,
    // A slow back end is a scenario there, and no reason to stop a render.
    renderTimeoutMs: scenarios ? STANDALONE_RENDER_TIMEOUT_MS : settings.renderTimeoutMs,
    pageTimeoutMs: scenarios ? 2 * STANDALONE_RENDER_TIMEOUT_MS : settings.pageTimeoutMs,
    slotTimeoutMs: settings.slotTimeoutMs,
    maxWaitingRenders: settings.maxWaitingRenders,
    renderStartTimeoutMs: settings.renderStartTimeoutMs,
    pageCacheMb: settings.pageCacheMb,
    isDemonstration: isDemo,
    trustedProxies: settings.trustedProxies,
    trustsForwardedHost: settings.trustsForwardedHost,
    hstsSubdomains: settings.hstsSubdomains,
    metricsToken: process.env.METRICS_TOKEN || null,
    logger: { level: settings.logLevel },
  });
  const close = async () => {
    tenants.close();
    await shell.close();
    await scenarios?.close();
  };
  stopOnSignal(close);
  await untilReady('The site', shell.address, close);
  const revision = shell.app.siteSnapshot.active()?.snapshot.registry.revision;
  console.log(`Site: ${shell.address}, back end ${apiBase}, revision ${revision} of the registry in ${settings.registryFolder}.`);
  process.send?.({ ready: shell.address });
}
