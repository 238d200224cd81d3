import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  CONTRACT_VERSION,
  createPaths,
  createPlatformStore,
  type AnyPageModule,
  type AnySlotModule,
  type PlatformApi,
  type RemoteDefinition,
  type SiteConfig,
  type SlotName,
} from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { App } from '../App';
import type { Composition } from '../composition';
import type { PageResult } from '../pageState';
import { createGates } from '../gates';
import { createRemoteModules, type LoadDefinition } from '../remoteModules';
import { routerRoutes } from '../routes';
import type { RegionFailure, ShellServices } from '../shellContext';
import { createSlotData } from '../slotData';

/** What a remote of a test offers; a function may fail on its first calls. */
export interface TestRemote {
  contract?: string;
  version?: string;
  pages?: Record<string, () => Promise<AnyPageModule>>;
  slots?: Partial<Record<SlotName, () => Promise<AnySlotModule>>>;
}

export const definitionOf = (name: string, { contract = CONTRACT_VERSION, pages = {}, slots = {} }: TestRemote): RemoteDefinition => ({
  name,
  contract,
  pages,
  slots,
});

export const compositionOf = (remotes: Record<string, TestRemote>): Composition => ({
  revision: 1,
  alone: null,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { version = '1.0.0', pages = {}, slots = {} }]) => [
      name,
      {
        version,
        container: `${name}_1`,
        entry: `/_remotes/${name}/assets/entry.js`,
        integrity: 'sha384-x',
        pages: Object.keys(pages),
        slots: Object.keys(slots),
      },
    ]),
  ),
});

const refused = (path: string) => Promise.reject(new Error(`This test did not expect a request of ${path}.`));
const noApi: PlatformApi = {
  get: refused,
  post: refused,
  search: { appId: 'local', apiKey: 'key', host: { url: 'localhost', protocol: 'http' }, headers: {} },
};

interface ShellOptions {
  path?: string;
  site?: SiteConfig;
  remotes?: Record<string, TestRemote>;
  /** Instead of answering with the definitions of `remotes`. */
  load?: LoadDefinition;
  /** What the server left in the page. */
  hydrationData?: Record<string, PageResult>;
}

/** The shell's services for a set of remotes, as the page's start makes them. */
export function servicesFor({ site = aSite(), remotes = {}, load }: ShellOptions) {
  const composition = compositionOf(remotes);
  const failures: RegionFailure[] = [];
  const loadDefinition: LoadDefinition = load ?? (async (name) => definitionOf(name, remotes[name] as TestRemote));
  const store = createPlatformStore({ site });
  const services: ShellServices = {
    composition,
    modules: createRemoteModules(composition, loadDefinition),
    slotData: createSlotData(),
    loaderBase: { site, paths: createPaths(site), api: noApi, store, now: new Date('2026-03-02T02:00:00Z') },
    enter: () => undefined,
    onSlot: () => undefined,
    gates: createGates(),
    report: (failure) => failures.push(failure),
  };
  return { services, failures, store, site };
}

/** Renders the whole shell at an address, with its own routes, around the pages and slots of a test's remotes. */
export async function renderShell({ path = '/', ...options }: ShellOptions = {}) {
  const { services, failures, store, site } = servicesFor(options);
  const { hydrationData } = options;
  const router = createMemoryRouter(routerRoutes(site, services), {
    initialEntries: [path],
    hydrationData: hydrationData && { loaderData: hydrationData },
  });
  window.scrollTo = () => undefined;
  // As in the site, the first render has its data.
  while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve, 1));
  const result = await act(async () =>
    render(
      <App shell={services} track={() => undefined} serverState={store.getState()}>
        <RouterProvider router={router} />
      </App>,
      // Errors that a region's frame has caught are told through `failures`.
      { onCaughtError: () => undefined },
    ),
  );
  return { ...result, router, failures, store, site, services };
}
