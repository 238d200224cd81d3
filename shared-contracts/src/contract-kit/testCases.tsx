import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { SiteConfig } from '../site/siteConfig';
import { ApiError, type PlatformApi } from '../platform/api';
import { createClock } from '../clock/clock';
import { PlatformContext, type Platform } from '../platform/context';
import type { RemoteDefinition } from '../platform/definition';
import { PageNotFound, PageRedirect } from '../platform/remote';
import type { SampleContext } from '../platform/samples';
import type { SlotName, SlotProps } from '../platform/slots';
import { createStorage, noStorage } from '../platform/storage';
import { createLinks } from '../routes/links';
import { createPlatformStore } from '../store/createPlatformStore';
import { deployedRoutes, TestSlotHost } from '../testing/deployment';
import { loadPagePart, loadSlotPart, type PartContext } from '../testing/loadPart';
import { heldCallProblems } from './heldCalls';
import { exampleCars, pageExamples, slotExamples, type RemoteExamples } from './examples';

/** One page or slot of a remote, on one site, in one state. */
export interface TestCase {
  title: string;
  /** Loads the part and its data and wraps it in the platform, as for a first view. */
  prepare(): Promise<Prepared>;
  /** Calls that hold a page without being its subject, one sentence each. */
  heldCalls(): Promise<string[]>;
}

export type Prepared =
  | { kind: 'ready'; element: ReactElement; /** The meta of the page, null for a slot. */ meta: { title: string } | null }
  /** The site does not have the page, or it redirects: nothing to render. */
  | { kind: 'not-found' }
  | { kind: 'redirect' };

const NOW = new Date('2026-03-02T02:00:00Z');
const inBrowser = typeof window !== 'undefined';

function apiOf({ respond = () => undefined, api }: RemoteExamples): PlatformApi {
  const reject = (verb: string, path: string) =>
    Promise.reject(
      new ApiError(`The contract kit has no response to ${verb} ${path}: return one from \`respond\`.`, 501, 'unexpected_call'),
    );
  return {
    get: async (path) => {
      const response = respond(path);
      return (response === undefined ? reject('GET', path) : response) as never;
    },
    post: (path) => reject('POST', path),
    delete: (path) => reject('DELETE', path),
    getFile: (path) => reject('GET', path),
    search: { appId: 'local', apiKey: 'search-only', host: { url: 'localhost', protocol: 'http' }, headers: {}, timeoutMs: 15_000 },
    ...api?.(),
  };
}

/** What loaders and the platform's hooks get on a site, at an address. */
function platformOn(site: SiteConfig, definition: RemoteDefinition, address: string, examples: RemoteExamples) {
  const store = createPlatformStore({ site }).viewFor(definition.name);
  const api = apiOf(examples);
  const to = createLinks(deployedRoutes(site, definition));
  const platform: Platform = {
    site,
    to,
    api,
    track: () => undefined,
    storage: inBrowser ? createStorage(site.slug, { local: () => localStorage, session: () => sessionStorage }) : noStorage,
    now: NOW,
    clock: createClock(NOW),
    SlotHost: TestSlotHost,
  };
  const loading: PartContext = {
    url: new URL(address, site.url),
    site,
    to,
    api,
    store,
    now: NOW,
    signal: new AbortController().signal,
    server: { renderToString },
  };
  const wrap = (part: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <PlatformContext value={platform}>{part}</PlatformContext>
      </MemoryRouter>
    </Provider>
  );
  return { loading, wrap };
}

/** The result of a loader; 'not found' and a redirect are results too. */
async function resultOf<Part>(load: () => Promise<Part>): Promise<{ part: Part } | Exclude<Prepared, { kind: 'ready' }>> {
  try {
    return { part: await load() };
  } catch (error) {
    if (error instanceof PageNotFound) return { kind: 'not-found' };
    if (error instanceof PageRedirect) return { kind: 'redirect' };
    throw error;
  }
}

function pageTestCase(definition: RemoteDefinition, id: string, site: SiteConfig, address: string, examples: RemoteExamples): TestCase {
  return {
    title: `page ${id} at ${address} on ${site.slug}`,
    async prepare() {
      const { loading, wrap } = platformOn(site, definition, address, examples);
      const loaded = await resultOf(() => loadPagePart(definition, loading));
      if ('kind' in loaded) return loaded;
      const { page, module, data, meta } = loaded.part;
      if (page !== id) throw new Error(`${address} is ${page} on ${site.slug}, not ${id}.`);
      return { kind: 'ready', element: wrap(createElement(module.Component as ComponentType<{ data: unknown }>, { data })), meta };
    },
    heldCalls: () =>
      heldCallProblems({ definition, page: id, site, examples, loading: platformOn(site, definition, address, examples).loading }),
  };
}

/** A slot in one version of its props; null is the highest. */
interface TestedSlot {
  name: SlotName;
  version: number | null;
}

/** 'slot price', or 'slot price@1' for an earlier version of its props. */
export const slotLabel = ({ name, version }: TestedSlot) => `slot ${name}${version === null ? '' : `@${version}`}`;

/** The slots of a definition in each version of their props. */
export const testedSlots = ({ slots }: RemoteDefinition): TestedSlot[] =>
  Object.entries(slots).flatMap(([name, { earlier = {} }]) => [
    { name: name as SlotName, version: null },
    ...Object.keys(earlier).map((version) => ({ name: name as SlotName, version: Number(version) })),
  ]);

function slotTestCase(
  definition: RemoteDefinition,
  { name, version }: TestedSlot,
  site: SiteConfig,
  at: number,
  props: SlotProps<SlotName>,
  examples: RemoteExamples,
): TestCase {
  return {
    title: `${slotLabel({ name, version })} ${at + 1} on ${site.slug}`,
    async prepare() {
      const { loading, wrap } = platformOn(site, definition, '/', examples);
      const { module, data } = await loadSlotPart(definition, name, props, loading, version ?? undefined);
      return {
        kind: 'ready',
        element: wrap(createElement(module.Component as ComponentType<object>, { ...props, data } as object)),
        meta: null,
      };
    },
    heldCalls: async () => [],
  };
}

/** A page or slot of a remote, on one site; its test cases are known when its samples have loaded. */
export interface TestedPart {
  /** 'page {name}', 'slot {name}', or 'slot {name}@{version}' for an earlier version of its props. */
  part: string;
  title: string;
  testCases(): Promise<TestCase[]>;
}

/** Every page and slot of a remote on one site, each with its samples and the remote's examples. */
export function testedPartsOn(site: SiteConfig, definition: RemoteDefinition, examples: RemoteExamples): TestedPart[] {
  const context: SampleContext = {
    site,
    to: createLinks(deployedRoutes(site, definition)),
    api: apiOf(examples),
    cars: exampleCars(),
  };
  const pages = Object.keys(definition.pages).map((id): TestedPart => ({
    part: `page ${id}`,
    title: `page ${id} on ${site.slug}`,
    testCases: async () =>
      (await pageExamples(definition, id, context, examples)).map((address) => pageTestCase(definition, id, site, address, examples)),
  }));
  const slots = testedSlots(definition).map((slot): TestedPart => ({
    part: slotLabel(slot),
    title: `${slotLabel(slot)} on ${site.slug}`,
    testCases: async () =>
      (await slotExamples(definition, slot.name, context, slot.version)).map((props, at) =>
        slotTestCase(definition, slot, site, at, props, examples),
      ),
  }));
  return [...pages, ...slots];
}
