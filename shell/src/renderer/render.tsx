import { renderToString } from 'react-dom/server';
import { createPaths, createPlatformStore, noStorage, type SlotHydration, type SlotName } from '@forecourt/shared-contracts';
import { changedSlices } from './changedSlices';
import { createApi } from '../app/api';
import { foreignActionFailure } from '../app/foreignAction';
import { isOffered } from '../app/composition';
import { App } from '../app/App';
import { matchedHead } from '../app/matchedHead';
import { Layout } from '../app/Layout';
import { loadPage } from '../app/navigation/loadPage';
import { pageAt } from '../app/navigation/pageMatch';
import { PageRouter } from '../app/navigation/PageRouter';
import { Redirect } from '../app/navigation/Redirect';
import { locationOf } from '../app/navigation/shownPage';
import { staticNavigation } from '../app/navigation/staticNavigation';
import type { PageState } from '../app/pageState';
import { createGates } from '../app/gates';
import { createRemoteModules } from '../app/remoteModules';
import type { RegionFailure, ShellServices } from '../app/shellContext';
import { createSlotData } from '../app/slotData';
import { createTrail } from '../app/trail';
import { releaseKey, REMOTES_BASE } from '../registry/release';
import { SCENARIO_HEADER } from '../standalone/scenarios';
import { documentOf } from './document';
import { serverDefinition } from './federation';
import { withInlineStyles } from './inlineStyles';
import { pageFiles } from './pageFiles';
import { composedRemotes, type RendererSetup, type RenderedPage, type RenderTask } from './protocol';
import { renderToHtml } from './renderToHtml';

/** Elsewhere another remote's private action is refused at once, see createPlatformStore. */
const isProduction = process.env.NODE_ENV === 'production';

const DEFAULT_HEADERS = { 'content-type': 'text/html; charset=utf-8' };

/** Renders one address of one site with the given versions. */
export async function render(task: RenderTask, setup: RendererSetup): Promise<RenderedPage> {
  const { site, versions, url } = task;
  const failures: RenderedPage['failures'] = [];
  const releaseOf = (remote: string) => setup.releases[releaseKey(remote, versions[remote] ?? '')];
  const composition = { revision: task.revision, alone: task.alone, remotes: composedRemotes(setup.releases, versions, REMOTES_BASE) };

  const loadDefinition = async (remote: string) => {
    const release = releaseOf(remote);
    if (!release || task.skip.includes(remote)) throw new Error('it is left to the browser');
    const file = `${setup.artifactsFolder}/${remote}/${release.version}/${release.server}`;
    return serverDefinition({ container: release.container, file, integrity: release.files[release.server]?.integrity ?? '' });
  };

  const failed = ({ remote, version, region, error }: RegionFailure) =>
    failures.push({ remote, version, region, message: String((error as Error | undefined)?.stack ?? error) });
  const store = createPlatformStore({
    site,
    onForeignAction: isProduction ? (action) => failed(foreignActionFailure(action, composition)) : undefined,
  });
  const initialState = store.getState();
  const apiHost = new URL(task.apiBase);
  const origin = new URL(url);
  const api = createApi(site, {
    base: task.apiBase,
    headers: {
      'x-forwarded-host': origin.host,
      'x-forwarded-proto': origin.protocol.slice(0, -1),
      'x-request-id': task.requestId,
      'x-composition-id': task.compositionId,
      ...(task.alone && { [SCENARIO_HEADER]: task.alone.scenario }),
    },
    searchHost: { url: apiHost.host, protocol: apiHost.protocol === 'https:' ? 'https' : 'http' },
  });
  const paths = createPaths(site, (route) => isOffered(route, composition));
  const slots = new Map<SlotName, SlotHydration>();
  const shell: ShellServices = {
    composition,
    modules: createRemoteModules(composition, loadDefinition, store),
    slotData: createSlotData({}, setup.slotTimeoutMs),
    loaderBase: { site, paths, api, store, now: new Date(task.now), server: { renderToString } },
    enter: (remote) => Atomics.store(setup.watch, 0, setup.owners.indexOf(remote)),
    onSlot: (name, hydrate) => slots.set(name, slots.get(name) === 'load' ? 'load' : hydrate),
    gates: createGates(),
    trail: createTrail({ referrer: '', origin: origin.origin, paths }),
    report: failed,
  };

  const match = pageAt(site, origin.pathname);
  const result = await loadPage(match, { url: origin, signal: new AbortController().signal }, shell);
  if (result instanceof Redirect) return { id: task.id, status: result.status, headers: { location: result.to }, inlineStyles: [], body: '', failures };

  const serverState = store.getState();
  const html = await renderToHtml(
    <App shell={shell} track={() => undefined} storage={noStorage} serverState={serverState}>
      <PageRouter navigation={staticNavigation({ location: locationOf(origin), reachedBy: 'POP', match, result, scrolledTo: null })}>
        <Layout />
      </PageRouter>
    </App>,
    (error) => failures.push({ remote: '', version: '', region: 'render', message: String((error as Error | undefined)?.stack ?? error) }),
  );
  shell.enter('shell');

  const head = matchedHead({ match, result, url: origin, site, paths: shell.loaderBase.paths, modules: shell.modules });
  const state: PageState = {
    site,
    composition,
    now: task.now,
    page: result,
    slotData: shell.slotData.arrived,
    store: changedSlices(serverState, initialState),
  };
  const { route } = match;
  const isShown = result.kind === 'ready' || result.kind === 'failed';
  const page = route && route.remote !== 'shell' && isShown ? { remote: route.remote, id: route.page } : null;
  const files = pageFiles({ page, slots }, releaseOf, setup.assets);
  const styles = withInlineStyles(files.styles, setup.artifactsFolder);
  return {
    id: task.id,
    status: head.status,
    headers: DEFAULT_HEADERS,
    inlineStyles: styles.flatMap(({ text, integrity }) => (text === undefined ? [] : [integrity])),
    body: documentOf(head, { ...files, styles }, html, state),
    failures,
  };
}
