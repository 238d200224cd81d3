import { createLinks, type PlatformApi, type RemoteDefinition, type SlotProps } from '@forecourt/shared-contracts';
import { createPlatformStore, type SlotName } from '@forecourt/shared-contracts/shell';
import { aSite, deployedRoutes, loadPagePart, loadSlotPart, type PartContext } from '@forecourt/shared-contracts/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
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

/** What loaders get, and how the part is then rendered on the same platform. */
function platformFor(definition: RemoteDefinition, address: string, options: PartOptions) {
  const { site = aSite(), now = new Date('2026-03-02T02:00:00Z'), isOnServer = true, beside } = options;
  const api = backEndOf(options);
  const store = (options.store ?? createPlatformStore({ site })).viewFor(definition.name);
  const context: PartContext = {
    url: new URL(address, site.url),
    site,
    to: createLinks(deployedRoutes(site, definition)),
    api: apiOf(api),
    store,
    now,
    signal: new AbortController().signal,
    ...(isOnServer && { server: { renderToString } }),
  };
  const element = (part: ReactNode) => (
    <>
      {part}
      {beside}
    </>
  );
  // What a part loads by itself, as its next effect, has arrived.
  const render = (part: ReactNode) => act(async () => renderOnPlatform(element(part), { site, now, store, api, path: address }));
  return { context, render };
}

/**
 * The page at an address of a remote's definition, as the shell shows it: its route, its loader with the responses of `api`, its meta and
 * its component. Rejects with PageNotFound or PageRedirect where the loader does. This and `renderSlot` are the tests that prove what a
 * shopper sees.
 */
export async function renderPage(definition: RemoteDefinition, address: string, options: PartOptions = {}) {
  const { context, render } = platformFor(definition, address, options);
  const { module, data, meta } = await loadPagePart(definition, context);
  return { ...(await render(<module.Component data={data} />)), meta };
}

/**
 * A slot of a remote's definition with the props of a mount, its loader's data included, as the shell shows it on the page at `address`.
 */
export async function renderSlot<Name extends SlotName>(
  definition: RemoteDefinition,
  name: Name,
  props: SlotProps<Name>,
  { address = '/', ...options }: PartOptions & { address?: string } = {},
) {
  const { context, render } = platformFor(definition, address, options);
  const { module, data } = await loadSlotPart(definition, name, props, context);
  return render(<module.Component {...props} data={data} />);
}
