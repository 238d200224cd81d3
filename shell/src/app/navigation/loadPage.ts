import { ApiError, PageNotFound, PageRedirect, type LoaderContext } from '@forecourt/shared-contracts';
import { redirectOf, type SiteRoute } from '@forecourt/shared-contracts/shell';
import type { PageMatch } from '../routing/pageMatch';
import type { PageResult } from '../routing/pageResult';
import { Redirect } from '../routing/Redirect';
import type { ShellServices } from '../shell-services/shellServices';
import { checkSignInGate } from '../sign-in/signInGate';

export interface PageRequest {
  url: URL;
  signal: AbortSignal;
}

/** Settles with the work, or rejects when the signal aborts, also where the work does not follow the signal. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([work, aborted]);
}

const isTimeout = ({ reason, aborted }: AbortSignal) => aborted && (reason as Error | undefined)?.name === 'TimeoutError';

/** Whether the back end did not respond to a call, or responded with an error of its own. */
const isBackEndError = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Whether the back end rejected what the address says, such as a number that no record can have. */
const isRejectedAddress = (error: unknown) => error instanceof ApiError && error.status === 422;

async function loadRemotePage(
  route: SiteRoute,
  params: PageMatch['params'],
  { url, signal }: PageRequest,
  shell: ShellServices,
): Promise<PageResult | Redirect> {
  let isModuleLoading = false;
  try {
    const gateResult = await untilAborted(checkSignInGate(route, { url, params, signal }, shell), signal);
    if (gateResult) return gateResult;
    shell.setRunningRemote(route.remote);
    isModuleLoading = true;
    const module = await untilAborted(shell.modules.page(route.remote, route.page), signal);
    isModuleLoading = false;
    const context: LoaderContext = { ...shell.loaderBase, store: shell.loaderBase.store.viewFor(route.remote), url, params, signal };
    shell.setRunningRemote(route.remote);
    return { kind: 'ready', data: (await untilAborted(Promise.resolve(module.loader?.(context)), signal)) ?? null };
  } catch (error) {
    if (error instanceof PageNotFound || isRejectedAddress(error)) return { kind: 'not-found' };
    if (error instanceof PageRedirect) return new Redirect(error.to, error.status);
    const version = shell.composition.remotes[route.remote]?.version ?? 'none';
    const isLate = isTimeout(signal);
    const failure = isLate ? new Error('The page did not load within the time of a server render.', { cause: error }) : error;
    if (isLate || !signal.aborted)
      shell.reportRegionFailure({ remote: route.remote, version, region: `page ${route.page}`, error: failure });
    // Gate and loader wait for the back end, and for nothing else.
    return { kind: 'failed', by: isBackEndError(error) || (isLate && !isModuleLoading) ? 'back-end' : 'remote' };
  } finally {
    shell.setRunningRemote('shell');
  }
}

/**
 * Loads the page of a route: checks its sign-in gate, loads its module, then its data. Never rejects: a failure is a result, and what failed before is loaded again.
 */
export async function loadPage({ route, params }: PageMatch, request: PageRequest, shell: ShellServices): Promise<PageResult | Redirect> {
  if (!route) return { kind: 'not-found' };
  const target = redirectOf({ route, params }, request.url);
  if (target !== null) return new Redirect(target, 301);
  shell.modules.clearFailures();
  shell.slotData.clearFailures();
  // A standalone remote says so in place of the page.
  if (shell.standalone && route.remote !== 'shell' && !shell.composition.remotes[route.remote]) return { kind: 'ready', data: null };
  if (route.remote !== 'shell') return loadRemotePage(route, params, request, shell);
  return { kind: 'ready', data: (await shell.standalone?.load(shell)) ?? null };
}
