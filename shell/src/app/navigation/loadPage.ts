import { PageNotFound, PageRedirect, type LoaderContext, type SiteRoute } from '@forecourt/shared-contracts';
import { loadSamples } from '../../standalone/samples/loadSamples';
import { isDeployed } from '../composition/composition';
import type { PageMatch } from '../routing/pageMatch';
import type { PageResult } from '../routing/pageResult';
import { Redirect } from '../routing/Redirect';
import type { ShellServices } from '../shell-services/shellServices';
import { checkSignInGate } from '../sign-in/signInGate';

export interface PageRequest {
  url: URL;
  signal: AbortSignal;
}

async function loadRemotePage(route: SiteRoute, params: PageMatch['params'], { url, signal }: PageRequest, shell: ShellServices): Promise<PageResult | Redirect> {
  if (!isDeployed(route, shell.composition)) return { kind: 'not-found' };
  try {
    const gateResult = await checkSignInGate(route, { url, params, signal }, shell);
    if (gateResult) return gateResult;
    shell.setRunningRemote(route.remote);
    const module = await shell.modules.page(route.remote, route.page);
    const context: LoaderContext = { ...shell.loaderBase, store: shell.loaderBase.store.viewFor(route.remote), url, params, signal };
    shell.setRunningRemote(route.remote);
    return { kind: 'ready', data: (await module.loader?.(context)) ?? null };
  } catch (error) {
    if (error instanceof PageNotFound) return { kind: 'not-found' };
    if (error instanceof PageRedirect) return new Redirect(error.to, error.status);
    const version = shell.composition.remotes[route.remote]?.version ?? 'none';
    if (!signal.aborted) shell.reportFailure({ remote: route.remote, version, region: `page ${route.page}`, error });
    return { kind: 'failed' };
  } finally {
    shell.setRunningRemote('shell');
  }
}

/**
 * Loads the page of a route: checks its sign-in gate, loads its module, then its data. A page that the deployed release of
 * its remote does not have is not found. Never rejects: a failure is a result, and what failed before is loaded again.
 */
export async function loadPage({ route, params }: PageMatch, request: PageRequest, shell: ShellServices): Promise<PageResult | Redirect> {
  if (!route) return { kind: 'not-found' };
  shell.modules.clearFailures();
  shell.slotData.clearFailures();
  if (route.remote !== 'shell') return loadRemotePage(route, params, request, shell);
  return { kind: 'ready', data: shell.composition.standalone === null ? null : await loadSamples(shell) };
}
