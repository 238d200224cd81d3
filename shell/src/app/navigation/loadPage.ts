import { PageNotFound, PageRedirect, type Car, type LoaderContext, type SiteRoute } from '@forecourt/shared-contracts';
import { isOffered } from '../composition';
import type { PageResult } from '../pageState';
import type { ShellServices } from '../shellContext';
import { passGate } from '../signInGate';
import type { PageMatch } from './pageMatch';
import { Redirect } from './Redirect';

export interface PageRequest {
  url: URL;
  signal: AbortSignal;
}

/** The newest car of the site, as the sample that slots are shown with when a remote runs alone. */
async function sampleCar({ loaderBase }: ShellServices): Promise<PageResult> {
  const cars = await loaderBase.api.get<Car[]>('/api/cars/latest?limit=1').catch(() => []);
  return { kind: 'ready', data: cars[0] ?? null };
}

async function loadRemotePage(route: SiteRoute, params: PageMatch['params'], { url, signal }: PageRequest, shell: ShellServices): Promise<PageResult | Redirect> {
  if (!isOffered(route, shell.composition)) return { kind: 'not-found' };
  try {
    const stop = await passGate(route, { url, params, signal }, shell);
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
 * does not have is not found (SH-017). A failure is an outcome, never an error.
 */
export async function loadPage({ route, params }: PageMatch, request: PageRequest, shell: ShellServices): Promise<PageResult | Redirect> {
  if (!route) return { kind: 'not-found' };
  if (route.remote !== 'shell') return loadRemotePage(route, params, request, shell);
  return shell.composition.alone === null ? { kind: 'ready', data: null } : sampleCar(shell);
}
