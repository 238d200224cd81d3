import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createLinks } from '@forecourt/shared-contracts';
import { createPlatformStore, createStorage } from '@forecourt/shared-contracts/shell';
import { createApiClient } from '../app/api-client/createApiClient';
import { checkSession } from '../app/sign-in/checkSession';
import { createVisitHistory } from '../app/visit-history/visitHistory';
import { App } from '../app/App';
import { ROOT_ELEMENT, STATE_ELEMENT, type PageState } from '../app/hydration/pageState';
import { createDeferredHydration } from '../app/hydration/deferredHydration';
import { createServerHtml } from '../app/hydration/serverHtml';
import { createRemoteModules } from '../app/remotes/remoteModules';
import { Layout } from '../app/layout/Layout';
import { createPageNavigation } from '../app/navigation/pageNavigation';
import { PageRouter } from '../app/navigation/PageRouter';
import type { ShellServices } from '../app/shell-services/shellServices';
import { createSlotData } from '../app/remotes/slotData';
import { lateAnalytics } from './analytics/lateAnalytics';
import { browserDefinitions } from './federation';
import { createPersistence } from './persistence';
import { reportPrivateAction } from './reportPrivateAction';
import { reportRegionFailure } from './regionFailures';
import { countVisit, trackerOf, visitHeader } from './tracking';
import { installTrustedTypesPolicy } from './trustedTypes';
import { tolerateForeignChanges } from './foreignChanges';
import { visitOf, whenSeen } from './visit';
import { recordCampaign, recordVisitedPage } from './visitStorage';

/** Outside of production the store throws on another remote's private action, see createPlatformStore. */
const isProduction = process.env.NODE_ENV === 'production';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}, which the shell's server writes.`);
  return found;
}

/** React's error for a part that the server did not render, because it timed out or failed there; the server's log has the reason. */
const isSkippedByServer = (error: unknown) => error instanceof Error && /#419|could not finish this Suspense boundary/.test(error.message);

/** Hydrates the page that the server rendered. */
export async function start(): Promise<void> {
  const root = element(ROOT_ELEMENT);
  const {
    site,
    composition,
    now,
    page,
    head,
    slotData,
    store: preloaded,
    isPreview,
  } = JSON.parse(element(STATE_ELEMENT).textContent ?? '') as PageState;
  installTrustedTypesPolicy(site);
  tolerateForeignChanges(root);
  const standalone = composition.standalone
    ? (await import(/* webpackChunkName: "standalone" */ '../standalone/standaloneView')).standaloneView
    : null;
  if (composition.standalone) standalone?.begin(composition.standalone);
  const store = createPlatformStore({ site, preloaded, onForeignAction: isProduction ? reportPrivateAction(composition) : undefined });
  const storage = createStorage(site.slug, { local: () => localStorage, session: () => sessionStorage });
  const persistence = createPersistence(store, storage);
  const { visit, isNew } = visitOf(storage);
  // Other pages of this visit have other addresses.
  const { search, origin } = location;
  const api = createApiClient(site, {
    base: '',
    headers: visitHeader(visit),
    isUncached: isPreview,
    searchHost: { url: location.host, protocol: location.protocol === 'https:' ? 'https' : 'http' },
  });

  const to = createLinks(composition.routes);
  const analytics =
    site.analytics &&
    lateAnalytics(site.analytics, { storage, policy: to.ifDeployed('navigation.privacy'), reload: () => location.reload() });
  const track = trackerOf(visit, analytics?.track);
  const visitHistory = createVisitHistory({ referrer: document.referrer, origin: location.origin, to });
  const shell: ShellServices = {
    composition,
    standalone,
    modules: createRemoteModules(composition, browserDefinitions(composition), store, persistence.persistSlice),
    slotData: createSlotData(slotData),
    loaderBase: { site, to, api, store, now: new Date(now) },
    setRunningRemote: () => undefined,
    onSlotRendered: () => undefined,
    deferredHydration: createDeferredHydration(),
    serverHtml: createServerHtml(root),
    visitHistory,
    reportRegionFailure,
    initialHead: head,
  };

  const navigation = createPageNavigation(shell, page);

  const serverState = store.getState();
  let isDifferenceReported = false;

  startTransition(() => {
    hydrateRoot(
      root,
      <App shell={shell} track={track} storage={storage} serverState={serverState}>
        <PageRouter navigation={navigation}>
          <Layout />
        </PageRouter>
      </App>,
      {
        onRecoverableError: (error) => {
          // A page that a translator has changed differs in each of its regions.
          if (isDifferenceReported || isSkippedByServer(error)) return;
          isDifferenceReported = true;
          reportRegionFailure({ remote: 'shell', version: '', region: 'hydration', error });
        },
        onCaughtError: () => undefined,
      },
    );
  });
  persistence.persistCore();
  recordCampaign(storage, location.search);
  recordVisitedPage(storage, location.pathname);
  visitHistory.add(location);
  if (isNew) whenSeen(() => countVisit(visit, { search, origin }, document.referrer));
  void checkSession(shell.loaderBase);
  navigation.subscribe(() => {
    const { location: current } = navigation.displayedPage();
    shell.deferredHydration.triggerAll();
    shell.serverHtml?.clear();
    recordVisitedPage(storage, current.pathname);
    visitHistory.add(current);
  });
}
