import { act, render } from '@testing-library/react';
import { createLinks, noStorage, sessionChecked, type PlatformApi, type SiteConfig, type User } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import type { HeadTagValues } from '../document-head/HeadTags';
import { App } from '../App';
import { Layout } from '../layout/Layout';
import { createPageNavigation } from '../navigation/pageNavigation';
import { PageRouter } from '../navigation/PageRouter';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';
import type { PageResult } from '../routing/pageResult';
import { createDeferredHydration } from '../hydration/deferredHydration';
import { createVisitHistory } from '../visit-history/visitHistory';
import { createRemoteModules, type LoadDefinition } from '../remotes/remoteModules';
import type { RegionFailure, ShellServices, StandaloneView } from '../shell-services/shellServices';
import { createSlotData } from '../remotes/slotData';
import { compositionOf, definitionOf, type TestRemote } from './compositionOf';

export { compositionOf, definitionOf, type TestRemote };

const refused = (path: string) => Promise.reject(new Error(`This test did not expect a request of ${path}.`));
const noApi: PlatformApi = {
  get: refused,
  post: refused,
  delete: refused,
  getFile: refused,
  search: { appId: 'local', apiKey: 'key', host: { url: 'localhost', protocol: 'http' }, headers: {}, timeoutMs: 15_000 },
};

interface ShellOptions {
  path?: string;
  site?: SiteConfig;
  remotes?: Record<string, TestRemote>;
  /** Loads definitions instead of `remotes`. */
  load?: LoadDefinition;
  /** Who is signed in, null for nobody; missing leaves the session unknown, as on the server. */
  user?: User | null;
  /** Responses of the back end by path. */
  responses?: Record<string, unknown>;
  /** Missing is a whole site; with `only` the other remotes have their routes alone. */
  standalone?: { options: StandaloneOptions; view: StandaloneView; only?: string };
  /** The page result of the server's render. */
  serverResult?: PageResult;
  /** The head that the server wrote. */
  serverHead?: HeadTagValues;
}

/** The shell's services for a set of remotes, as the page's start makes them. */
export function servicesFor({ site = aSite(), remotes = {}, load, user, responses = {}, standalone, serverHead }: ShellOptions) {
  const whole = compositionOf(remotes, site);
  const only = standalone?.only;
  const running = Object.entries(whole.remotes).filter(([name]) => only === undefined || name === only);
  const composition = { ...whole, remotes: Object.fromEntries(running), standalone: standalone?.options ?? null };
  const failures: RegionFailure[] = [];
  const loadDefinition: LoadDefinition = load ?? (async (name) => definitionOf(name, remotes[name] as TestRemote));
  const store = createPlatformStore({ site });
  if (user !== undefined) store.dispatch(sessionChecked(user));
  const to = createLinks(composition.routes);
  const visitHistory = createVisitHistory({ referrer: '', origin: 'https://harbour-motors.example', to });
  const get = (path: string) => (Object.hasOwn(responses, path) ? Promise.resolve(responses[path]) : refused(path));
  const services: ShellServices = {
    composition,
    standalone: standalone?.view ?? null,
    modules: createRemoteModules(composition, loadDefinition, store),
    slotData: createSlotData(),
    loaderBase: { site, to, api: { ...noApi, get: get as PlatformApi['get'] }, store, now: new Date('2026-03-02T02:00:00Z') },
    setRunningRemote: () => undefined,
    onSlotRendered: () => undefined,
    deferredHydration: createDeferredHydration(),
    serverHtml: null,
    visitHistory,
    reportRegionFailure: (failure) => failures.push(failure),
    initialHead: serverHead ?? null,
  };
  return { services, failures, store, site, visitHistory };
}

/** The navigation of one test must not receive the history events of the next. */
let stop: () => void = () => undefined;
afterEach(() => stop());

/** Renders the whole shell at a path, with its own routes and the pages and slots of a test's remotes. */
export async function renderShell({ path = '/', ...options }: ShellOptions = {}) {
  const { services, failures, store, site, visitHistory } = servicesFor(options);
  history.replaceState(null, '', path);
  const loadedDocuments: string[] = [];
  const navigation = createPageNavigation(services, options.serverResult ?? null, {
    loadDocument: ({ pathname }) => loadedDocuments.push(pathname),
  });
  window.scrollTo = () => undefined;
  const { location: first } = navigation.displayedPage();
  stop = navigation.stop;
  visitHistory.add(first);
  navigation.subscribe(() => visitHistory.add(navigation.displayedPage().location));
  // As in the site, the first render has its data.
  while (navigation.isLoading()) await new Promise((resolve) => setTimeout(resolve, 1));
  const result = await act(async () =>
    render(
      <App shell={services} track={() => undefined} storage={noStorage} serverState={store.getState()}>
        <PageRouter navigation={navigation}>
          <Layout />
        </PageRouter>
      </App>,
      // Errors that a region's error boundary has caught are reported through `failures`.
      { onCaughtError: () => undefined },
    ),
  );
  return { ...result, navigation, loadedDocuments, failures, store, site, services };
}
