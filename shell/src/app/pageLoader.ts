import { fitsRoute, PageNotFound, PageRedirect, type LoaderContext, type Route } from '@forecourt/shared-contracts';
import { isOffered } from './composition';
import type { PageResult } from './pageState';
import type { ShellServices } from './shellContext';
import { passGate } from './signInGate';

interface LoaderArgs {
  request: Request;
  params: Record<string, string | undefined>;
}

/** Whether a new address of the same page needs the loader again; a page may own its query string. */
export function needsReload(current: URL, next: URL, ownsQuery: boolean): boolean {
  return !(ownsQuery && current.pathname === next.pathname && current.search !== next.search);
}

/**
 * Loads a remote's page: past the gate its module, then its data. A page that the deployed release of its remote does not
 * have is not found (SH-017). A failure is an outcome, never an error of the router.
 */
export function pageLoader(route: Route, shell: ShellServices) {
  return async ({ request, params: matched }: LoaderArgs): Promise<PageResult | Response> => {
    const params = { ...route.params, ...matched };
    if (!isOffered(route, shell.composition) || !fitsRoute(route, params)) return { kind: 'not-found' };
    try {
      const url = new URL(request.url);
      const stop = await passGate(route, { url, params, signal: request.signal }, shell);
      if (stop) return stop;
      shell.enter(route.remote);
      const module = await shell.modules.page(route.remote, route.page);
      const context: LoaderContext = {
        ...shell.loaderBase,
        store: shell.loaderBase.store.viewFor(route.remote),
        url,
        params: params as Record<string, string>,
        signal: request.signal,
      };
      shell.enter(route.remote);
      return { kind: 'ready', data: (await module.loader?.(context)) ?? null };
    } catch (error) {
      if (error instanceof PageNotFound) return { kind: 'not-found' };
      if (error instanceof PageRedirect) return new Response(null, { status: error.status, headers: { Location: error.to } });
      const version = shell.composition.remotes[route.remote]?.version ?? 'none';
      shell.report({ remote: route.remote, version, region: `page ${route.page}`, error });
      return { kind: 'failed' };
    } finally {
      shell.enter('shell');
    }
  };
}
