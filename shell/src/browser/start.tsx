import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPaths, createPlatformStore, createStorage } from '@forecourt/shared-contracts';
import { createApi } from '../app/api';
import { isOffered } from '../app/composition';
import { checkSession } from '../app/checkSession';
import { createTrail } from '../app/trail';
import { App } from '../app/App';
import { ROOT_ELEMENT, STATE_ELEMENT, type PageState } from '../app/pageState';
import { createGates } from '../app/gates';
import { createRemoteModules } from '../app/remoteModules';
import { Layout } from '../app/Layout';
import { createPageNavigation } from '../app/navigation/pageNavigation';
import { PageRouter } from '../app/navigation/PageRouter';
import type { ShellServices } from '../app/shellContext';
import { createSlotData } from '../app/slotData';
import { browserDefinitions } from './federation';
import { persist } from './persistence';
import { reportForeignAction } from './foreignActions';
import { reportFailure, track } from './tracking';
import { allowOwnScriptsOnly } from './trustedTypes';
import { campaignLanded, pageVisited } from './visit';

/** Elsewhere another remote's private action is refused at once, see createPlatformStore. */
const isProduction = process.env.NODE_ENV === 'production';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}: the shell's server must have written it.`);
  return found;
}

/** React's word for a part that the server left to the browser, because it took too long there (PL-004) or failed: the server's log has the reason. */
const isLeftByServer = (error: unknown) => error instanceof Error && /#419|could not finish this Suspense boundary/.test(error.message);

/** Takes over the page that the server wrote. */
export function start(): void {
  allowOwnScriptsOnly();
  const { site, composition, now, page, slotData, store: preloaded } = JSON.parse(element(STATE_ELEMENT).textContent ?? '') as PageState;
  const store = createPlatformStore({ site, preloaded, onForeignAction: isProduction ? reportForeignAction(composition) : undefined });
  const storage = createStorage(site.slug, { local: () => localStorage, session: () => sessionStorage });
  const api = createApi(site, {
    base: '',
    searchHost: { url: location.host, protocol: location.protocol === 'https:' ? 'https' : 'http' },
  });

  const paths = createPaths(site, (route) => isOffered(route, composition));
  const trail = createTrail({ referrer: document.referrer, origin: location.origin, paths });
  const shell: ShellServices = {
    composition,
    modules: createRemoteModules(composition, browserDefinitions(composition), store),
    slotData: createSlotData(slotData),
    loaderBase: { site, paths, api, store, now: new Date(now) },
    enter: () => undefined,
    onSlot: () => undefined,
    gates: createGates(),
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
          if (!isLeftByServer(error)) report('hydration')(error);
        },
        onCaughtError: () => undefined,
      },
    );
  });
  persist(store, storage);
  campaignLanded(storage, location.search);
  pageVisited(storage, location.pathname);
  trail.visited(location);
  void checkSession(shell.loaderBase);
  navigation.subscribe(() => {
    const { location: current } = navigation.shown();
    shell.gates.openAll();
    pageVisited(storage, current.pathname);
    trail.visited(current);
  });
}
