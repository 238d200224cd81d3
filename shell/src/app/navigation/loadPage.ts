import { PageNotFound, PageRedirect, type LoaderContext, type SiteRoute } from '@forecourt/shared-contracts';
import { isDeployed } from '../composition/composition';
import type { PageResult } from '../routing/pageResult';
import { loadSamples } from '../../standalone/samples/loadSamples';
import type { ShellServices } from '../shell-services/shellServices';
import { checkSignInGate } from '../sign-in/signInGate';
import type { PageMatch } from '../routing/pageMatch';
import { Redirect } from '../routing/Redirect';

export interface PageRequest {
  url: URL;
  signal: AbortSignal;
}

async function loadRemotePage(route: SiteRoute, params: PageMatch['params'], { url, signal }: PageRequest, shell: ShellServices): Promise<PageResult | Redirect> {
  if (!isDeployed(route, shell.composition)) return { kind: 'not-found' };
  try {
    const stop = await checkSignInGate(route, { url, params, signal }, shell);
    if (stop) return stop;
    shell.enter(route.remote);
    const module = await shell.modules.page(route.remote, route.page);
    const context: LoaderContext = { ...shell.loaderBase, store: shell.loaderBase.store.viewFor(route.remote), url, params, signal };
    shell.enter(route.remote);
    return { kind: 'ready', data: (await module.loader?.(context)) ?? null };
  } catch (error) {
    if (error instanceof PageNotFound) return { kind: 'not-found' };
    if (error instanceof PageRedirect) return new Redirect(error.to, error.status);
    const version = shell.composition.remotes[route.remote]?.version ?? 'none';
    if (!signal.aborted) shell.report({ remote: route.remote, version, region: `page ${route.page}`, error });
    return { kind: 'failed' };
  } finally {
    shell.enter('shell');
  }
}

/**
 * Loads the page of an address: past the gate its module, then its data. A page that the deployed release of its remote
 * does not have is not found (SH-017). A failure is an outcome, never an error; each page tries again what failed before
 * it (SH-016).
 */
export async function loadPage({ route, params }: PageMatch, request: PageRequest, shell: ShellServices): Promise<PageResult | Redirect> {
  if (!route) return { kind: 'not-found' };
  shell.modules.clearFailures();
  shell.slotData.clearFailures();
  if (route.remote !== 'shell') return loadRemotePage(route, params, request, shell);
  return { kind: 'ready', data: shell.composition.standalone === null ? null : await loadSamples(shell) };
}
