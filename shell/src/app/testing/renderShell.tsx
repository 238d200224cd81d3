import { act, render } from '@testing-library/react';
import {
  createPaths,
  createPlatformStore,
  noStorage,
  sessionChecked,
  type PlatformApi,
  type SiteConfig,
  type User,
} from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { App } from '../App';
import { Layout } from '../layout/Layout';
import { createPageNavigation } from '../navigation/pageNavigation';
import { PageRouter } from '../navigation/PageRouter';
import { isDeployed, type StandaloneOptions } from '../composition/composition';
import type { PageResult } from '../routing/pageResult';
import { createDeferredHydration } from '../hydration/deferredHydration';
import { createVisitHistory } from '../visit-history/visitHistory';
import { createRemoteModules, type LoadDefinition } from '../remotes/remoteModules';
import type { RegionFailure, ShellServices } from '../shell-services/shellServices';
import { createSlotData } from '../remotes/slotData';
import { compositionOf, definitionOf, type TestRemote } from './compositionOf';

export { compositionOf, definitionOf, type TestRemote };

const refused = (path: string) => Promise.reject(new Error(`This test did not expect a request of ${path}.`));
const noApi: PlatformApi = {
  get: refused,
  post: refused,
  getFile: refused,
  search: { appId: 'local', apiKey: 'key', host: { url: 'localhost', protocol: 'http' }, headers: {} },
};

interface ShellOptions {
  path?: string;
  site?: SiteConfig;
  remotes?: Record<string, TestRemote>;
  /** Instead of answering with the definitions of `remotes`. */
  load?: LoadDefinition;
  /** Who is signed in, null for nobody; missing leaves the session unknown, as on the server. */
  user?: User | null;
  /** Answers of the back end by path. */
  answers?: Record<string, unknown>;
  /** As a standalone server says it; missing is a whole site. */
  standalone?: StandaloneOptions;
  /** What the server left in the page. */
  serverResult?: PageResult;
}

/** The shell's services for a set of remotes, as the page's start makes them. */
export function servicesFor({ site = aSite(), remotes = {}, load, user, answers = {}, standalone }: ShellOptions) {
  const composition = { ...compositionOf(remotes), standalone: standalone ?? null };
  const failures: RegionFailure[] = [];
  const loadDefinition: LoadDefinition = load ?? (async (name) => definitionOf(name, remotes[name] as TestRemote));
  const store = createPlatformStore({ site });
  if (user !== undefined) store.dispatch(sessionChecked(user));
  const paths = createPaths(site, (route) => isDeployed(route, composition));
  const trail = createVisitHistory({ referrer: '', origin: 'https://harbour-motors.example', paths });
  const get = (path: string) => (Object.hasOwn(answers, path) ? Promise.resolve(answers[path]) : refused(path));
  const services: ShellServices = {
    composition,
    modules: createRemoteModules(composition, loadDefinition, store),
    slotData: createSlotData(),
    loaderBase: { site, paths, api: { ...noApi, get: get as PlatformApi['get'] }, store, now: new Date('2026-03-02T02:00:00Z') },
    enter: () => undefined,
    onSlot: () => undefined,
    gates: createDeferredHydration(),
    trail,
    report: (failure) => failures.push(failure),
  };
  return { services, failures, store, site, trail };
}

/** The navigation of one test must not hear the history of the next. */
let stop: () => void = () => undefined;
afterEach(() => stop());

/** Renders the whole shell at an address, with its own routes, around the pages and slots of a test's remotes. */
export async function renderShell({ path = '/', ...options }: ShellOptions = {}) {
  const { services, failures, store, site, trail } = servicesFor(options);
  history.replaceState(null, '', path);
  const left: string[] = [];
  const navigation = createPageNavigation(services, options.serverResult ?? null, { leave: ({ pathname }) => left.push(pathname) });
  window.scrollTo = () => undefined;
  const { location: first } = navigation.shown();
  stop = navigation.stop;
  trail.visited(first);
  navigation.subscribe(() => trail.visited(navigation.shown().location));
  // As in the site, the first render has its data.
  while (navigation.isLoading()) await new Promise((resolve) => setTimeout(resolve, 1));
  const result = await act(async () =>
    render(
      <App shell={services} track={() => undefined} storage={noStorage} serverState={store.getState()}>
        <PageRouter navigation={navigation}>
          <Layout />
        </PageRouter>
      </App>,
      // Errors that a region's frame has caught are told through `failures`.
      { onCaughtError: () => undefined },
    ),
  );
  return { ...result, navigation, left, failures, store, site, services };
}
