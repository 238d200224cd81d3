import { createPaths, createPlatformStore, matchRoute, type LoaderContext, type PageMeta, type PlatformApi, type RemoteDefinition, type SlotMap, type SlotName } from '@forecourt/shared-contracts';
import { aSite, isPageDeployed } from '@forecourt/shared-contracts/testing';
import type { ReactNode } from 'react';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { apiOf, renderOnPlatform, type PlatformOptions } from './renderOnPlatform';

export interface PartOptions extends Omit<PlatformOptions, 'path'> {
  /** What GET responds with by path, beside `api`; an Error rejects, and so does every other path. */
  responses?: Readonly<Record<string, unknown>>;
  /** Rendered beside the part, for example a Back button. */
  beside?: ReactNode;
  /** false: the loader runs as in a browser after the first view. */
  isOnServer?: boolean;
}

/** The back end of a part: the responses by path, then what `api` says. */
function backEndOf({ responses = {}, api = {} }: PartOptions): Partial<PlatformApi> {
  const { get } = apiOf(api);
  const respond = (path: string, options?: Parameters<PlatformApi['get']>[1]) => {
    if (!Object.hasOwn(responses, path)) return get(path, options);
    const response = responses[path];
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  return { ...api, get: respond as PlatformApi['get'] };
}

const beside = (part: ReactNode, { beside: other }: PartOptions) => (
  <>
    {part}
    {other}
  </>
);

/** Data as the browser gets them from the server. */
const sent = <Data,>(data: Data): Data => (data === undefined ? data : (JSON.parse(JSON.stringify(data)) as Data));

/** What loaders get, and the options with which the part is then rendered on the same platform. */
function platformFor(definition: RemoteDefinition, address: string, { isOnServer = true, responses, beside: _beside, ...options }: PartOptions) {
  const api = backEndOf({ responses, ...options });
  const { site = aSite(), now = new Date('2026-03-02T02:00:00Z'), store = createPlatformStore({ site }) } = options;
  const own = store.viewFor(definition.name);
  const shared = { ...options, api, site, now, store: own, path: address };
  const context: Omit<LoaderContext, 'params'> = {
    url: new URL(address, site.url),
    site,
    paths: createPaths(site, isPageDeployed),
    api: apiOf(api),
    store: own,
    now,
    signal: new AbortController().signal,
    ...(isOnServer && { server: { renderToString } }),
  };
  return { site, own, shared, context };
}

/**
 * The page at an address of a remote's definition, as the shell shows it: its route, its loader with the responses of `api`, its meta and its
 * component. Rejects with PageNotFound or PageRedirect where the loader does. This and `renderSlot` are the tests that prove what a shopper sees.
 */
export async function renderPage(definition: RemoteDefinition, address: string, options: PartOptions = {}) {
  const { site, own, shared, context } = platformFor(definition, address, options);
  const match = matchRoute(site, new URL(address, site.url).pathname);
  const load = match && definition.pages[match.route.page];
  if (!load) throw new Error(`${definition.name} has no page at ${address}${match ? `: it is ${match.route.page} of ${match.route.remote}` : ''}.`);
  const { params, route } = match;
  const module = await load();
  for (const slice of module.slices ?? []) own.injectSlice(slice);
  const data: unknown = sent((await module.loader?.({ ...context, params })) ?? null);
  const meta: PageMeta = module.meta?.({ data, url: context.url, params, site, paths: context.paths }) ?? { title: route.title };
  // What a part loads by itself, as its next effect, has arrived.
  return { ...(await act(async () => renderOnPlatform(beside(<module.Component data={data} />, options), shared))), meta };
}

/** A slot of a remote's definition with the props of a mount, its loader's data included, as the shell shows it on the page at `address`. */
export async function renderSlot<Name extends SlotName>(definition: RemoteDefinition, name: Name, props: SlotMap[Name], { address = '/', ...options }: PartOptions & { address?: string } = {}) {
  const { own, shared, context } = platformFor(definition, address, options);
  const load = definition.slots[name];
  if (!load) throw new Error(`${definition.name} has no slot ${name}.`);
  const module = await load();
  for (const slice of module.slices ?? []) own.injectSlice(slice);
  const data: unknown = sent((await module.loader?.(props, context)) ?? null);
  return act(async () => renderOnPlatform(beside(<module.Component {...props} data={data} />, options), shared));
}
