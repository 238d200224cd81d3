import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPaths, createPlatformStore, createStorage } from '@forecourt/shared-contracts';
import { createApiClient } from '../app/api-client/createApiClient';
import { isDeployed } from '../app/composition/composition';
import { checkSession } from '../app/sign-in/checkSession';
import { createVisitHistory } from '../app/visit-history/visitHistory';
import { App } from '../app/App';
import { ROOT_ELEMENT, STATE_ELEMENT, type PageState } from '../app/hydration/pageState';
import { createDeferredHydration } from '../app/hydration/deferredHydration';
import { createRemoteModules } from '../app/remotes/remoteModules';
import { Layout } from '../app/layout/Layout';
import { createPageNavigation } from '../app/navigation/pageNavigation';
import { PageRouter } from '../app/navigation/PageRouter';
import type { ShellServices } from '../app/shell-services/shellServices';
import { createSlotData } from '../app/remotes/slotData';
import { browserDefinitions } from './federation';
import { persist } from './persistence';
import { reportPrivateAction } from './reportPrivateAction';
import { reportFailure, track } from './tracking';
import { installTrustedTypesPolicy } from './trustedTypes';
import { recordCampaign, recordVisitedPage } from './visitStorage';

/** Elsewhere another remote's private action is refused at once, see createPlatformStore. */
const isProduction = process.env.NODE_ENV === 'production';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}: the shell's server must have written it.`);
  return found;
}

/** React's word for a part that the server left to the browser, because it took too long there (PL-004) or failed: the server's log has the reason. */
const isSkippedByServer = (error: unknown) => error instanceof Error && /#419|could not finish this Suspense boundary/.test(error.message);

/** Takes over the page that the server wrote. */
export function start(): void {
  installTrustedTypesPolicy();
  const { site, composition, now, page, slotData, store: preloaded } = JSON.parse(element(STATE_ELEMENT).textContent ?? '') as PageState;
  const store = createPlatformStore({ site, preloaded, onForeignAction: isProduction ? reportPrivateAction(composition) : undefined });
  const storage = createStorage(site.slug, { local: () => localStorage, session: () => sessionStorage });
  const api = createApiClient(site, {
    base: '',
    searchHost: { url: location.host, protocol: location.protocol === 'https:' ? 'https' : 'http' },
  });

  const paths = createPaths(site, (route) => isDeployed(route, composition));
  const trail = createVisitHistory({ referrer: document.referrer, origin: location.origin, paths });
  const shell: ShellServices = {
    composition,
    modules: createRemoteModules(composition, browserDefinitions(composition), store),
    slotData: createSlotData(slotData),
    loaderBase: { site, paths, api, store, now: new Date(now) },
    enter: () => undefined,
    onSlot: () => undefined,
    gates: createDeferredHydration(),
    trail,
    report: reportFailure,
  };

  const navigation = createPageNavigation(shell, page);
  const report = (region: string) => (error: unknown) => reportFailure({ remote: 'shell', version: '', region, error });

  const serverState = store.getState();

  startTransition(() => {
    hydrateRoot(
      element(ROOT_ELEMENT),
      <App shell={shell} track={track} storage={storage} serverState={serverState}>
        <PageRouter navigation={navigation}>
          <Layout />
        </PageRouter>
      </App>,
      {
        onRecoverableError: (error) => {
          if (!isSkippedByServer(error)) report('hydration')(error);
        },
        onCaughtError: () => undefined,
      },
    );
  });
  persist(store, storage);
  recordCampaign(storage, location.search);
  recordVisitedPage(storage, location.pathname);
  trail.visited(location);
  void checkSession(shell.loaderBase);
  navigation.subscribe(() => {
    const { location: current } = navigation.shown();
    shell.gates.openAll();
    recordVisitedPage(storage, current.pathname);
    trail.visited(current);
  });
}
