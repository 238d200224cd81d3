import type { SiteConfig } from '../site/siteConfig';
import type { RemoteDefinition } from '../platform/definition';
import type { AnyPageModule, AnySlotModule, LoaderContext, PageMeta } from '../platform/remote';
import type { SlotName, SlotProps } from '../platform/slots';
import { matchRoute } from '../routes/matchRoute';
import { deployedRoutes } from './deployment';

/** What loaders get, but for the parameters of the address. */
export type PartContext = Omit<LoaderContext, 'params'>;

/** Loader data as a browser gets them: the server sends JSON. */
const serialized = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));

/** Route and parameters of an address, and the loader of its page's module; throws for an address that is of another remote. */
function pageOf(definition: RemoteDefinition, url: URL, site: SiteConfig) {
  const match = matchRoute(deployedRoutes(site, definition), url.pathname);
  const page = match?.route.remote === definition.name ? definition.pages[match.route.page] : undefined;
  if (!match || !page)
    throw new Error(
      `${definition.name} has no page at ${url.pathname} on ${site.slug}${match ? `: it is ${match.route.page} of ${match.route.remote}` : ''}.`,
    );
  return { ...match, load: page.load };
}

/** A page as the shell loads it for the address of the context: module, slices, data and meta. Rejects as the loader does. */
export async function loadPagePart(
  definition: RemoteDefinition,
  context: PartContext,
): Promise<{ page: string; module: AnyPageModule; data: unknown; meta: PageMeta }> {
  const { url, site, to, store } = context;
  const { route, params, load } = pageOf(definition, url, site);
  const module = await load();
  for (const slice of module.slices ?? []) store.injectSlice(slice);
  const data = serialized(await module.loader?.({ ...context, params }));
  const meta = module.meta?.({ data, url, params, site, to }) ?? { title: route.title };
  return { page: route.page, module, data, meta };
}

/** A slot as the shell loads it for the props of a mount, of the highest version where none is named: module, slices and data. */
export async function loadSlotPart<Name extends SlotName>(
  definition: RemoteDefinition,
  name: Name,
  props: SlotProps<Name>,
  context: PartContext,
  version?: number,
): Promise<{ module: AnySlotModule; data: unknown }> {
  const slot = definition.slots[name];
  if (!slot) throw new Error(`${definition.name} has no slot ${name}.`);
  const load = version === undefined || version === slot.version ? slot.load : slot.earlier?.[version];
  if (!load) throw new Error(`The slot ${name} of ${definition.name} has no version ${version} of its props.`);
  const module: AnySlotModule = await load();
  for (const slice of module.slices ?? []) context.store.injectSlice(slice);
  return { module, data: serialized(await module.loader?.(props, context)) };
}
