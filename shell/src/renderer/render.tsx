import { renderToString } from 'react-dom/server';
import { noStorage, withDeadline, type SlotHydration } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { changedSlices } from './changedSlices';
import { createApiClient } from '../app/api-client/createApiClient';
import { privateActionFailure } from '../app/shell-services/privateActionFailure';
import { App } from '../app/App';
import { matchedHead } from '../app/document-head/matchedHead';
import { Layout } from '../app/layout/Layout';
import { loadPage } from '../app/navigation/loadPage';
import { matchPage } from '../app/routing/pageMatch';
import { PageRouter } from '../app/navigation/PageRouter';
import { Redirect } from '../app/routing/Redirect';
import { locationOf } from '../app/navigation/displayedPage';
import { staticNavigation } from '../app/navigation/staticNavigation';
import type { PageState } from '../app/hydration/pageState';
import { createDeferredHydration } from '../app/hydration/deferredHydration';
import { createRemoteModules } from '../app/remotes/remoteModules';
import type { RegionFailure, ShellServices } from '../app/shell-services/shellServices';
import { createSlotData, type ServedSlot } from '../app/remotes/slotData';
import { createVisitHistory } from '../app/visit-history/visitHistory';
import { integrityOf, releaseKey } from '../registry/release';
import { SCENARIO_HEADER } from '../scenarios/scenarios';
import { standaloneView } from '../standalone/standaloneView';
import { composedSite } from './composedSite';
import { renderDeadlines } from './deadlines';
import { renderDocument } from './document';
import { serverDefinition } from './federation';
import { withInlineStyles } from './inlineStyles';
import { pageFiles } from './pageFiles';
import { pagePolicy } from './pagePolicy';
import { previewCookie } from '../protocol/previewCookie';
import { RETRY_LATER, type RendererSetup, type RenderedPage, type RenderTask } from '../protocol/messages';
import { watchCalls } from './backEndCalls';
import { startPhases } from './phases';
import { sharedResponses } from './responseCache';
import { scriptJson } from './scriptJson';
import { isPageMissing, renderToHtml } from './renderToHtml';

/** Outside of production the store throws on another remote's private action, see createPlatformStore. */
const isProduction = process.env.NODE_ENV === 'production';

const DEFAULT_HEADERS = { 'content-type': 'text/html; charset=utf-8' };
const UNAVAILABLE_HEADERS = { ...DEFAULT_HEADERS, ...RETRY_LATER };

/** Renders one URL of one site with the given versions; rejects when `signal` aborts, which also aborts its calls to the back end. */
export function render(task: RenderTask, setup: RendererSetup, signal: AbortSignal): Promise<RenderedPage> {
  const { renderMs } = renderDeadlines(setup.renderTimeoutMs, setup.slotTimeoutMs);
  return withDeadline(renderMs, (deadline) => renderUntil(deadline, task, setup, signal), signal);
}

async function renderUntil(deadline: AbortSignal, task: RenderTask, setup: RendererSetup, signal: AbortSignal): Promise<RenderedPage> {
  const phases = startPhases();
  const calls = watchCalls(phases.waitForCalls);
  const { site, versions, url } = task;
  const { pageMs, searchMs } = renderDeadlines(setup.renderTimeoutMs, setup.slotTimeoutMs);
  const failures: RenderedPage['failures'] = [];
  const releaseOf = (remote: string) => setup.releases[releaseKey(remote, versions[remote] ?? '')];
  const { composition: composed, to, json } = composedSite(task, setup);
  const composition = { revision: task.revision, standalone: task.standalone, ...composed };

  const loadDefinition = async (remote: string) => {
    const release = releaseOf(remote);
    if (!release || task.skip.includes(remote)) throw new Error('it is skipped in this render');
    const file = `${setup.artifactsFolder}/${remote}/${release.version}/${release.server}`;
    return serverDefinition({ container: release.container, file, integrity: integrityOf(release, release.server) });
  };

  const reportRegionFailure = ({ remote, version, region, error }: RegionFailure) =>
    failures.push({ remote, version, region, message: String((error as Error | undefined)?.stack ?? error) });
  const store = createPlatformStore({
    site,
    onForeignAction: isProduction ? (action) => reportRegionFailure(privateActionFailure(action, composition)) : undefined,
  });
  const initialState = store.getState();
  const apiHost = new URL(task.apiBase);
  const origin = new URL(url);
  const responses = sharedResponses(origin.origin, task.siteVersions ?? {});
  const api = createApiClient(site, {
    base: task.apiBase,
    headers: {
      'x-forwarded-host': origin.host,
      'x-forwarded-proto': origin.protocol.slice(0, -1),
      'x-request-id': task.requestId,
      'x-composition-id': task.compositionId,
      ...(task.preview && { cookie: previewCookie(task.preview.key) }),
      ...(task.standalone && { [SCENARIO_HEADER]: task.standalone.scenario }),
    },
    signal,
    searchTimeoutMs: searchMs,
    shared: async (path, load) => {
      const response = await responses(path, load);
      calls.dependOn(response.dependsOn);
      return response;
    },
    searchHost: { url: apiHost.host, protocol: apiHost.protocol === 'https:' ? 'https' : 'http' },
  });
  const slots = new Map<string, ServedSlot & { hydrate: SlotHydration }>();
  const shell: ShellServices = {
    composition,
    standalone: task.standalone && standaloneView,
    modules: createRemoteModules(composition, loadDefinition, store),
    slotData: createSlotData({}, setup.slotTimeoutMs),
    loaderBase: { site, to, api, store, now: new Date(task.now), server: { renderToString } },
    setRunningRemote: (remote) => Atomics.store(setup.watch, 0, setup.owners.indexOf(remote)),
    onSlotRendered(slot, hydrate) {
      const key = `${slot.name}@${slot.version}`;
      slots.set(key, { ...slot, hydrate: slots.get(key)?.hydrate === 'load' ? 'load' : hydrate });
    },
    deferredHydration: createDeferredHydration(),
    serverHtml: null,
    visitHistory: createVisitHistory({ referrer: '', origin: origin.origin, to }),
    reportRegionFailure,
    initialHead: null,
  };

  const match = matchPage(composition.routes, origin.pathname);
  phases.enter('loaders');
  const result = await withDeadline(pageMs, (limited) => loadPage(match, { url: origin, signal: limited }, shell), signal);
  signal.throwIfAborted();
  if (result instanceof Redirect)
    return {
      id: task.id,
      status: result.status,
      headers: { location: result.to },
      policy: pagePolicy(site, setup.assets.fonts),
      body: '',
      failures,
      phases: phases.end(),
    };
  // A standalone page stays: its scenario made the back end fail, and its bar leads back.
  if (result.kind === 'failed' && result.by === 'back-end' && !task.standalone)
    return {
      id: task.id,
      status: 503,
      headers: {},
      policy: pagePolicy(site, setup.assets.fonts),
      body: null,
      failures,
      phases: phases.end(),
    };

  phases.enter('react');
  const serverState = store.getState();
  const html = await renderToHtml(
    <App shell={shell} track={() => undefined} storage={noStorage} serverState={serverState}>
      <PageRouter
        navigation={staticNavigation({ location: locationOf(origin), navigationType: 'POP', match, result, restoredScrollTop: null })}
      >
        <Layout />
      </PageRouter>
    </App>,
    deadline,
    (error) => failures.push({ remote: '', version: '', region: 'render', message: String((error as Error | undefined)?.stack ?? error) }),
  );
  signal.throwIfAborted();
  shell.setRunningRemote('shell');

  phases.enter('state');
  const head = matchedHead({ match, result, url: origin, site, to: shell.loaderBase.to, modules: shell.modules });
  const { jsonLd: _jsonLd, ...headTagValues } = head;
  // A crawler, a cache and a probe must not take a page without its content for the page.
  const status = isPageMissing(html) ? 503 : head.status;
  const state: Omit<PageState, 'site' | 'composition'> = {
    now: task.now,
    page: result,
    head: headTagValues,
    slotData: shell.slotData.loaded,
    store: changedSlices(serverState, initialState),
    ...(task.preview && { isPreview: true }),
  };
  const own = scriptJson({ revision: task.revision, standalone: task.standalone }).slice(0, -1);
  const stateJson = `{"site":${json.site},"composition":${own},${json.composition},${scriptJson(state).slice(1)}`;
  phases.enter('document');
  const { route } = match;
  const isRendered = result.kind === 'ready' || result.kind === 'failed';
  const page = route && route.remote !== 'shell' && isRendered ? { remote: route.remote, id: route.page } : null;
  const rendered = [...slots.values()].flatMap((slot) => {
    const remote = composition.slots[slot.name]?.remote;
    return remote === undefined ? [] : [{ ...slot, remote }];
  });
  const files = pageFiles({ page, slots: rendered, isStandalone: task.standalone !== null }, releaseOf, setup.assets);
  const styles = withInlineStyles(files.styles, setup.artifactsFolder);
  const policy = pagePolicy(
    site,
    setup.assets.fonts,
    styles.flatMap(({ text, integrity }) => (text === undefined ? [] : [integrity])),
  );
  const body = renderDocument(head, { ...files, styles }, html, {
    site,
    stateJson,
    isDemonstration: setup.isDemonstration,
    previewUntil: task.preview?.until,
  });
  const headers = status === 503 ? UNAVAILABLE_HEADERS : DEFAULT_HEADERS;
  const learnt = { dependsOn: calls.dependsOn(), isComplete: calls.areAnswered(), phases: phases.end() };
  return { id: task.id, status, headers, policy, body, failures, ...learnt };
}
